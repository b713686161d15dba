import type { Notification, Notifications } from '@stellenvisite/contract/platform/notifications/notifications.schema';

const APPLICATION = '0198f0a0-0000-7000-8000-0000000000a1';
const applied = { applicationId: APPLICATION, jobTitle: 'Hebamme', employer: 'Klinik am Wald' };

const told = (id: number, rest: Pick<Notification, 'content' | 'path'> & Partial<Notification>): Notification => ({
  id: `0198f0a0-0000-7000-8000-00000000000${id}`,
  readAt: null,
  createdAt: new Date(Date.now() - id * 60_000).toISOString(),
  ...rest,
});

/** The first is unread, the second has been read. */
export const OPENED = told(2, {
  content: { kind: 'application.opened', data: applied },
  path: `/dashboard/bewerbungen/${APPLICATION}`,
});
export const REJECTED = told(3, {
  content: { kind: 'application.rejected', data: applied },
  path: `/dashboard/bewerbungen/${APPLICATION}`,
  readAt: '2025-11-14T09:00:00.000Z',
  createdAt: '2025-11-12T09:00:00.000Z',
});

export function answerWith(items: Notification[]): Notifications {
  const unread = items.filter(({ readAt }) => !readAt).length;
  return { items, total: items.length, page: 1, pageSize: 20, unread, all: items.length };
}
