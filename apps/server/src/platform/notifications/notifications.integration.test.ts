import { randomUUID } from 'node:crypto';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { deleteOldNotifications } from '@stellenvisite/core/platform/notifications/delete-old-notifications';
import { getMailRecipient } from '@stellenvisite/core/platform/notifications/mail-recipient';
import { type NewNotification, notify } from '@stellenvisite/core/platform/notifications/notify';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
const published: string[] = [];
const ctx = {
  ...createContext(services),
  publish: async (_: unknown, { recordId }: { recordId: string }) => void published.push(recordId),
};

const anna = await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const haus = await createPerson(db, { email: 'haus@klinik.example', role: 'employer' });
const [seeker, other, employer] = await Promise.all(
  ['anna@post.example', 'bea@post.example', 'haus@klinik.example'].map((email) => signIn(app, email)),
);
if (!seeker || !other || !employer) throw new Error('nobody signed in');

const opened = (): NotificationContent => ({
  kind: 'application.opened',
  data: { applicationId: randomUUID(), jobTitle: 'Hebamme', employer: 'Klinik am Wald' },
});
const tell = (content: NotificationContent, more: Partial<NewNotification> = {}) =>
  db.transaction((tx) =>
    notify(ctx, tx, { userId: anna.id, key: randomUUID(), ...content, ...more } as NewNotification),
  );
const list = async (query = '', caller = seeker) => (await caller.call('GET', `/api/notifications${query}`)).json();

beforeEach(async () => {
  now = NOW;
  published.length = 0;
  await db.delete(notifications);
});

test('what somebody is notified of is listed to them alone, the newest first, with where it leads', async () => {
  const content = opened();
  await tell(content);
  now = new Date(NOW.getTime() + 1000);
  await tell({
    kind: 'saved_job.ends',
    data: { jobId: randomUUID(), jobTitle: 'Pflege', employer: 'Haus', endsAt: NOW.toISOString() },
  });
  const { items, ...rest } = await list();
  expect(rest).toEqual({ total: 2, page: 1, pageSize: 20, unread: 2, all: 2 });
  expect(items.map(({ content }: { content: NotificationContent }) => content.kind)).toEqual([
    'saved_job.ends',
    'application.opened',
  ]);
  expect(items[1]).toMatchObject({
    content,
    path: `/dashboard/bewerbungen/${(content.data as { applicationId: string }).applicationId}`,
    readAt: null,
    createdAt: NOW.toISOString(),
  });
  expect(published).toHaveLength(2);
  expect(await list('', other)).toMatchObject({ items: [], unread: 0 });
});

test('the same is reported once, also by two at once; what renews comes up again as one line', async () => {
  const wishes = await Promise.all([1, 2, 3].map(() => tell(opened(), { key: 'a' })));
  expect(wishes.filter(Boolean)).toHaveLength(1);
  expect(published).toHaveLength(1);

  const message = (from: string): NotificationContent => ({
    kind: 'message.received',
    data: { applicationId: anna.id, jobTitle: 'Hebamme', from },
  });
  await tell(message('Klinik'), { key: 'thread', renews: true });
  await seeker.call('POST', '/api/notifications/read');
  now = new Date(NOW.getTime() + 60_000);
  await tell(message('Klinik am Wald'), { key: 'thread', renews: true });
  const { items, unread, all } = await list();
  expect([unread, all]).toEqual([1, 2]);
  expect(items[0]).toMatchObject({ content: message('Klinik am Wald'), readAt: null, createdAt: now.toISOString() });
});

test('one is read once, and nobody reads another’s', async () => {
  await tell(opened());
  const [{ id }] = (await list()).items;
  expect((await other.call('POST', `/api/notifications/${id}/read`)).json()).toMatchObject({
    code: 'notification.not_found',
  });
  expect((await seeker.call('POST', `/api/notifications/${id}/read`)).statusCode).toBe(204);
  now = new Date(NOW.getTime() + 60_000);
  await seeker.call('POST', `/api/notifications/${id}/read`);
  expect(await list()).toMatchObject({ unread: 0, items: [{ readAt: NOW.toISOString() }] });
  expect((await seeker.call('POST', '/api/notifications/nothing/read')).statusCode).toBe(404);
});

test('all are read up to what was seen; what came since stays unread', async () => {
  await tell(opened());
  now = new Date(NOW.getTime() + 1000);
  await tell(opened());
  await seeker.call('POST', '/api/notifications/read', { until: NOW.toISOString() });
  expect(await list('?unread=true')).toMatchObject({
    total: 1,
    unread: 1,
    all: 2,
    items: [{ createdAt: now.toISOString() }],
  });
  await seeker.call('POST', '/api/notifications/read');
  expect(await list()).toMatchObject({ unread: 0, all: 2 });
});

test('preferences are those of the role, and each channel is switched alone', async () => {
  const { items } = (await seeker.call('GET', '/api/notifications/preferences')).json();
  expect(items).toContainEqual({ topic: 'applications', inProduct: true, byMail: true, byPush: true });
  expect((await employer.call('GET', '/api/notifications/preferences')).json().items).toEqual([
    { topic: 'messages', inProduct: true, byMail: true, byPush: true },
    { topic: 'answers', inProduct: true, byMail: true, byPush: true },
    { topic: 'team', inProduct: true, byMail: true, byPush: false },
    { topic: 'received_applications', inProduct: true, byMail: null, byPush: true },
    { topic: 'own_jobs', inProduct: true, byMail: true, byPush: false },
    { topic: 'talent_pool', inProduct: true, byMail: true, byPush: true },
    { topic: 'ideas', inProduct: true, byMail: true, byPush: false },
    { topic: 'service', inProduct: true, byMail: null, byPush: false },
  ]);

  const change = (preference: object) =>
    seeker.call('PATCH', '/api/notifications/preferences', { items: [{ topic: 'applications', ...preference }] });
  expect((await change({ byMail: false })).json().items).toContainEqual({
    topic: 'applications',
    inProduct: true,
    byMail: false,
    byPush: true,
  });
  expect(await tell(opened())).toBeNull();
  expect(published).toHaveLength(1);

  await change({ inProduct: false, byMail: true });
  const told = await tell(opened(), { key: 'mailed' });
  expect(told).toMatchObject({ to: 'anna@post.example', language: 'de' });
  expect(await tell(opened(), { key: 'mailed' })).toBeNull();
  expect(published).toHaveLength(1);
  expect(await list()).toMatchObject({ all: 1, unread: 1 });
  await change({ inProduct: true });
});

test('the link of a mail switches off mails of its topic alone, when its button is pressed and not before', async () => {
  const wish = await tell(opened());
  const address = /<(.*)>/.exec(wish?.headers['List-Unsubscribe'] ?? '')?.[1]?.replace(ctx.publicUrl, '') ?? '';
  const shown = await app.inject(address);
  expect([shown.statusCode, ctx.publicUrl + shown.headers.location]).toEqual([303, wish?.unsubscribeUrl]);
  expect(await getMailRecipient(ctx, db, { userId: anna.id, topic: 'applications' })).not.toBeNull();

  const pressed = await app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.json()).toEqual({ status: 'unsubscribed', topic: 'applications' });
  expect(await getMailRecipient(ctx, db, { userId: anna.id, topic: 'applications' })).toBeNull();
  expect(await getMailRecipient(ctx, db, { userId: anna.id, topic: 'proofs' })).not.toBeNull();

  const token = new URL(wish?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  const forged = token.replace('applications-', 'proofs-');
  for (const each of [forged, `x${token}`]) {
    const refused = await app.inject({
      method: 'POST',
      url: '/api/notifications/unsubscriptions',
      payload: { token: each },
    });
    expect(refused.json()).toMatchObject({ code: 'notification.token_invalid' });
  }
});

test('nobody is mailed at an address that was not confirmed, nor where the employer’s own address is written to', async () => {
  const { id } = await createPerson(db, { email: 'ohne@post.example', isConfirmed: false });
  expect(await tell(opened(), { userId: id })).toBeNull();
  const content = { kind: 'application.received', data: { applicationId: randomUUID(), jobTitle: 'Hebamme' } } as const;
  expect(await tell(content, { userId: haus.id })).toBeNull();
  expect(await list('', employer)).toMatchObject({ unread: 1 });
});

test('read ones are deleted after 90 days, unread ones after 180, and all with the account', async () => {
  await tell(opened());
  await tell(opened());
  const { items } = await list();
  await seeker.call('POST', `/api/notifications/${items[0].id}/read`);
  const after = async (days: number) => {
    now = new Date(NOW.getTime() + days * 86_400_000);
    await deleteOldNotifications({ db, now: () => now });
    return db.$count(notifications);
  };
  expect([await after(90), await after(90.1), await after(180), await after(180.1)]).toEqual([2, 1, 1, 0]);

  const { id } = await createPerson(db, { email: 'weg@post.example' });
  await tell(opened(), { userId: id });
  await db.delete(authUsers).where(eq(authUsers.id, id));
  expect(await db.$count(notifications)).toBe(0);
});
