import { randomUUID } from 'node:crypto';
import { computeAnswerFigures } from '@stellenvisite/core/applications/response-times/compute-answer-figures';
import { remindOfAnswers } from '@stellenvisite/core/applications/response-times/remind-of-answers';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer, createJob, createPlaces, daysAgo } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson } from '../../testing/people.ts';

/** A Monday, early enough for the job of that morning. */
const MONDAY = new Date('2026-11-16T06:15:00Z');
let now = MONDAY;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: ownerId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
const { id: recruiterId } = await createPerson(db, { email: 'petra@haus.example', role: 'employer' });
const { id: viewerId } = await createPerson(db, { email: 'deniz@haus.example', role: 'employer' });
const employerId = await createEmployer(db, { id: ownerId, name: 'Klinik am Wald' });
await db.insert(userEmployerLinks).values([
  { userId: recruiterId, employerId, isActive: true, role: 'recruiter' },
  { userId: viewerId, employerId, isActive: true, role: 'viewer' },
]);
const jobId = await createJob(db, employerId, { applyMethod: 'here' });
const ctx = () => createContext(services);

beforeEach(async () => {
  now = MONDAY;
  for (const table of [applications, mails, notifications]) await db.delete(table);
});

async function applied(sentAt: Date, values: Partial<typeof applications.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  const job = { jobId, employerId, jobTitle: 'Hebamme', employerName: 'Klinik am Wald', city: 'Berlin' } as const;
  const sent = { kind: 'full', status: 'applied', privacyVersion: '1', sentAt, statusUpdatedAt: sentAt } as const;
  await db.insert(applications).values({ id, ...job, country: 'DE', ...sent, ...values });
  return id;
}
const answered = (applicationId: string, at: Date) =>
  db.insert(applicationEvents).values({ applicationId, kind: 'rejected', party: 'employer', at });
async function written(applicationId: string, sentAt: Date, party: 'employer' | 'applicant'): Promise<void> {
  await db.insert(conversations).values({ applicationId, lastMessageAt: sentAt }).onConflictDoNothing();
  await db
    .insert(messages)
    .values({ id: randomUUID(), applicationId, party, text: 'Guten Tag', clientId: 'a', sentAt });
}
const told = async () =>
  (await db.select().from(notifications)).map(({ userId, data }) => [userId, data]).sort() as [string, object][];

test('after five and after ten working days those who answer are reminded once each, in one mail', async () => {
  await applied(new Date('2026-11-09T08:00:00Z'));
  await applied(new Date('2026-11-09T09:00:00Z'));
  await applied(new Date('2026-11-10T08:00:00Z'));
  expect(await remindOfAnswers(ctx())).toEqual({ reminded: 2 });
  const data = expect.objectContaining({ count: 2, days: 5, employer: 'Klinik am Wald' });
  expect(await told()).toEqual([ownerId, recruiterId].sort().map((userId) => [userId, data]));
  const [mail] = await db.select().from(mails).where(eq(mails.to, 'petra@haus.example'));
  expect(mail?.subject).toBe('2 Bewerbungen warten seit 5 Arbeitstagen');
  expect(await remindOfAnswers(ctx())).toEqual({ reminded: 0 });
  now = new Date('2026-11-23T06:15:00Z');
  expect(await remindOfAnswers(ctx())).toEqual({ reminded: 3 });
  expect(await remindOfAnswers(ctx())).toEqual({ reminded: 0 });
});

test('a message, an invitation or a decision is an answer; the applicant’s own words and a withdrawal are none', async () => {
  const sentAt = new Date('2026-11-02T08:00:00Z');
  await answered(await applied(sentAt), daysAgo(1));
  await written(await applied(sentAt), daysAgo(1), 'employer');
  await applied(sentAt, { status: 'withdrawn', withdrawnAt: daysAgo(1) });
  await written(await applied(sentAt), daysAgo(1), 'applicant');
  expect(await remindOfAnswers(ctx())).toEqual({ reminded: 1 });
});

test('what a colleague has taken on is theirs to answer', async () => {
  const id = await applied(new Date('2026-11-09T08:00:00Z'));
  await db.insert(conversations).values({ applicationId: id, assigneeId: recruiterId });
  await remindOfAnswers(ctx());
  expect((await told()).map(([userId]) => userId)).toEqual([recruiterId]);
});

const figures = async () => {
  await computeAnswerFigures(ctx());
  const [row] = await db.select().from(employers).where(eq(employers.id, employerId));
  return [row?.answerRate, row?.answerDays];
};
const answersOf = async () => (await app.inject(`/api/employers/${employerId}`)).json().answers;

test('how an employer answers is public from ten applications on that had two weeks for it', async () => {
  for (let index = 0; index < 9; index++) await answered(await applied(daysAgo(40)), daysAgo(37));
  await answered(await applied(daysAgo(5)), daysAgo(4));
  await applied(daysAgo(60), { status: 'withdrawn', withdrawnAt: daysAgo(59) });
  expect(await figures()).toEqual([null, null]);
  expect(await answersOf()).toBeUndefined();
  await applied(daysAgo(20));
  expect(await figures()).toEqual([90, 3]);
  expect(await answersOf()).toEqual({ rate: 90, days: 3 });
  const { items } = (await app.inject(`/api/employers/${employerId}/jobs`)).json();
  expect(items[0].employer.answerDays).toBe(3);
});

test('who answers less than half has a rate and no usual time', async () => {
  for (let index = 0; index < 4; index++) await answered(await applied(daysAgo(40)), daysAgo(39));
  for (let index = 0; index < 6; index++) await applied(daysAgo(40));
  expect(await figures()).toEqual([40, null]);
  expect(await answersOf()).toEqual({ rate: 40, days: null });
});
