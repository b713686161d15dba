import type { Notifications } from '@stellenvisite/contract/notifications.schema';
import { useQueryClient } from '@tanstack/react-query';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { useLiveEvent } from '../../../realtime/use-live-event.ts';
import { $api } from '../../../session/queries.ts';

const NOTIFICATIONS = ['get', '/api/notifications'] as const;

/** As many as the bell shows. */
const LATEST = 5;

const LATEST_QUERY = { params: { query: { pageSize: LATEST } } };

/** One answer for the bell and the count of the rail. */
export const useLatestNotifications = () => $api.useQuery('get', '/api/notifications', LATEST_QUERY);

/** Asked for once it is known who is signed in. */
export const useUnreadCount = ({ isKnown }: { isKnown: boolean }): number | undefined =>
  $api.useQuery('get', '/api/notifications', LATEST_QUERY, { enabled: isKnown }).data?.unread;

/** Whatever shows notifications is read again when there are new ones, or some may have been missed. */
export function useNewNotifications(): void {
  const client = useQueryClient();
  useLiveEvent('notification.created', () => void client.invalidateQueries({ queryKey: NOTIFICATIONS }));
}

type ById = { params: { path: { id: string } }; keepalive: true };

/** It is read at once, here and at the bell. */
export function useReadNotification(): (id: string) => void {
  const { mutate } = $api.useMutation(
    'post',
    '/api/notifications/{id}/read',
    optimisticUpdate<Notifications, ById>(NOTIFICATIONS, (list, { params }) => {
      const isUnread = list.items.some(({ id, readAt }) => id === params.path.id && readAt === null);
      return { ...markRead(list, (id) => id === params.path.id), unread: list.unread - (isUnread ? 1 : 0) };
    }),
  );
  // The page is left for what was opened: the call must not end with it.
  return (id) => mutate({ params: { path: { id } }, keepalive: true });
}

/** Up to the newest that is shown; what comes meanwhile stays new. */
export function useReadAllNotifications() {
  return $api.useMutation(
    'post',
    '/api/notifications/read',
    optimisticUpdate<Notifications, unknown>(NOTIFICATIONS, (list) => ({ ...markRead(list, () => true), unread: 0 })),
  );
}

function markRead(list: Notifications, isMeant: (id: string) => boolean): Notifications {
  const readAt = new Date().toISOString();
  return { ...list, items: list.items.map((item) => (isMeant(item.id) && !item.readAt ? { ...item, readAt } : item)) };
}
