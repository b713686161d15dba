import { randomUUID } from 'node:crypto';
import type { Context } from '@stellenvisite/core/context';
import { noticeUnread, noticeUnreadJob } from '@stellenvisite/core/messages/notice-unread';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notificationPreferences, notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../testing/people.ts';
import { startWorker } from '../worker/start-worker.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
const { id: rolfId } = await createPerson(db, { email: 'rolf@post.example', role: 'employer', fullName: 'Rolf Amt' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
await db.insert(userEmployerLinks).values({ userId: rolfId, employerId, isActive: true });
const anna = await signIn(app, 'anna@post.example');
const eva = await signIn(app, 'eva@haus.example');
const ctx = () => createContext(services);

beforeEach(async () => {
  now = NOW;
  for (const table of [applications, jobs, notifications, notificationPreferences, mails]) await db.delete(table);
  await db.execute(sql`delete from pgboss.job`);
});

async function applied(): Promise<string> {
  const jobId = await createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' });
  const { id } = (await anna.call('POST', `/api/jobs/${jobId}/applications`)).json();
  await db.delete(mails);
  await db.delete(notifications);
  return id;
}
const send = async (caller: Caller, id: string, text = 'Geheime Worte'): Promise<string> =>
  (await caller.call('POST', `/api/applications/${id}/messages`, { text, clientId: randomUUID() })).json().id;
const mailed = () =>
  db
    .select({ to: mails.to, subject: mails.subject, text: mails.text, headers: mails.headers })
    .from(mails)
    .where(eq(mails.kind, 'message.unread'))
    .orderBy(asc(mails.to));
const told = () =>
  db
    .select({ userId: notifications.userId, readAt: notifications.readAt })
    .from(notifications)
    .orderBy(asc(notifications.userId));

test('each message waits in the queue for ten minutes', async () => {
  const messageId = await send(eva, await applied());
  const { rows } = await db.execute<{ data: object; start_after: string }>(
    sql`select data, start_after from pgboss.job where name = ${noticeUnreadJob.name}`,
  );
  expect(rows.map(({ data, start_after }) => [data, new Date(start_after).getTime()])).toEqual([
    [{ messageId }, NOW.getTime() + 10 * 60_000],
  ]);
});

test('several unread messages are one notification and one mail, without what was written, and can be switched off', async () => {
  const id = await applied();
  const first = await send(eva, id);
  const second = await send(eva, id);
  await noticeUnread(ctx(), { messageId: first });
  await noticeUnread(ctx(), { messageId: second });
  expect(await told()).toEqual([{ userId: annaId, readAt: null }]);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'anna@post.example', subject: '2 neue Nachrichten von Klinik am Wald' });
  expect(mail?.text).toContain(`/dashboard/nachrichten/${id}`);
  expect(mail?.text).not.toContain('Geheime Worte');
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

  const [, oneClick = ''] = /<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
  const off = await app.inject({
    method: 'POST',
    url: new URL(oneClick).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(off.statusCode, off.body).toBeLessThan(300);
  await noticeUnread(ctx(), { messageId: await send(eva, id) });
  expect(await mailed()).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

test('whoever takes care of the conversation is informed alone, as long as they may answer', async () => {
  const id = await applied();
  await eva.call('PUT', `/api/applications/${id}/messages/assignee`, { userId: rolfId });
  await noticeUnread(ctx(), { messageId: await send(anna, id) });
  expect((await mailed()).map(({ to }) => to)).toEqual(['rolf@post.example']);
  await db.update(userEmployerLinks).set({ role: 'viewer' }).where(eq(userEmployerLinks.userId, rolfId));
  await noticeUnread(ctx(), { messageId: await send(anna, id) });
  expect((await mailed()).map(({ to }) => to)).toEqual(['eva@haus.example', 'rolf@post.example']);
  await db.update(userEmployerLinks).set({ role: 'recruiter' }).where(eq(userEmployerLinks.userId, rolfId));
});

test('everybody who may answer for the employer is informed, without the applicant’s name', async () => {
  const id = await applied();
  await noticeUnread(ctx(), { messageId: await send(anna, id) });
  const written = await mailed();
  expect(written.map(({ to }) => to)).toEqual(['eva@haus.example', 'rolf@post.example']);
  for (const { subject, text } of written) {
    expect(subject).toBe('Neue Nachricht zu Ihrer Stelle Hebamme');
    expect(text).toContain(`/employer-dashboard/nachrichten/${id}`);
    expect(text).not.toMatch(/Anna|Geheime/);
  }
});

test('a message read in time causes no notification, and reading one later marks its notification as read', async () => {
  const id = await applied();
  const readInTime = await send(eva, id);
  await anna.call('PUT', `/api/applications/${id}/messages/read`, { messageId: readInTime });
  await noticeUnread(ctx(), { messageId: readInTime });
  expect([await told(), await mailed()]).toEqual([[], []]);

  const late = await send(eva, id);
  await noticeUnread(ctx(), { messageId: late });
  expect(await told()).toEqual([{ userId: annaId, readAt: null }]);
  await anna.call('PUT', `/api/applications/${id}/messages/read`, { messageId: late });
  expect(await told()).toEqual([{ userId: annaId, readAt: NOW }]);
});

test('a worker that dies before the commit notifies nobody and the next one does; after the commit nothing is repeated', async () => {
  const id = await applied();
  const messageId = await send(eva, id);
  const dying: Context = {
    ...ctx(),
    mail: {
      ...ctx().mail,
      write: async (...given) => {
        await ctx().mail.write(...given);
        throw new Error('killed');
      },
    },
  };
  await expect(noticeUnread(dying, { messageId })).rejects.toThrow('killed');
  expect([await told(), await mailed()]).toEqual([[], []]);
  const [row] = await db.select().from(messages);
  expect(row?.noticedAt).toBeNull();

  await Promise.all([noticeUnread(ctx(), { messageId }), noticeUnread(ctx(), { messageId })]);
  await noticeUnread(ctx(), { messageId });
  expect(await mailed()).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

test('the worker takes it from the queue once it is due', async () => {
  const id = await applied();
  await send(eva, id);
  const worker = await startWorker({
    connectionString: database.connectionString,
    jobs: [noticeUnreadJob],
    createContext: ctx,
    hasSchedules: false,
  });
  await db.execute(sql`update pgboss.job set start_after = now() where name = ${noticeUnreadJob.name}`);
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(1), { timeout: 20_000 });
  await worker.stop();
});

test('an application that is gone leaves nothing to tell', async () => {
  const messageId = await send(eva, await applied());
  await db.delete(applications);
  await noticeUnread(ctx(), { messageId });
  expect([await told(), await mailed()]).toEqual([[], []]);
});
