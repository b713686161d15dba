import { randomUUID } from 'node:crypto';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
await createPerson(db, { email: 'bea@post.example', fullName: 'Bea Tal' });
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const eva = await signIn(app, 'eva@haus.example');

beforeEach(async () => {
  now = NOW;
  for (const table of [applications, jobs, authLimits]) await db.delete(table);
});

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();
const PROPOSAL = {
  kind: 'trial_day',
  dates: [inDays(9), inDays(8)],
  minutes: 240,
  place: 'Station 4A',
  note: 'Bequeme Schuhe',
  answerBy: inDays(3),
};
async function applied(): Promise<string> {
  const jobId = await createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' });
  return (await anna.call('POST', `/api/jobs/${jobId}/applications`)).json().id;
}
const propose = (caller: Caller, id: string, proposal: object = PROPOSAL) =>
  caller.call('POST', `/api/applications/${id}/messages`, { text: '', clientId: randomUUID(), proposal });
const proposed = async (caller: Caller, id: string, proposal?: object): Promise<string> =>
  (await propose(caller, id, proposal)).json().id;
const choose = (caller: Caller, id: string, messageId: string, at = inDays(8)) =>
  caller.call('PUT', `/api/applications/${id}/messages/${messageId}/choice`, { at });
const read = async (caller: Caller, id: string) =>
  (await caller.call('GET', `/api/applications/${id}/messages`)).json();
const refusalOf = async (call: Promise<{ statusCode: number; json(): { code: string } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().code];
};

test('the applicant chooses one of the employer’s dates, and the application moves to its interview', async () => {
  const id = await applied();
  const messageId = await proposed(eva, id);
  const { items, conversation } = await read(anna, id);
  expect(items[0].proposal).toEqual({
    ...PROPOSAL,
    dates: [inDays(8), inDays(9)],
    state: 'open',
    chosen: null,
  });
  expect(conversation).toMatchObject({ hasOpenDates: true, lastMessage: { hasProposal: true } });
  expect((await read(eva, id)).conversation.hasOpenDates).toBe(false);

  const answer = await choose(anna, id, messageId);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().proposal).toMatchObject({ state: 'chosen', chosen: inDays(8) });
  const application = (await anna.call('GET', `/api/applications/${id}`)).json();
  expect(application).toMatchObject({
    status: 'interview',
    interview: { at: inDays(8), minutes: 240, place: 'Station 4A', note: 'Bequeme Schuhe' },
  });
  expect(application.timeline.at(-1)).toMatchObject({ kind: 'interview', by: 'applicant' });
  const after = await read(eva, id);
  expect(after.items.at(-1)).toMatchObject({
    party: 'applicant',
    text: 'Ich sage den Termin am 23.11.2026, 13:00 Uhr zu.',
  });
  expect(after.conversation).toMatchObject({ unread: 1, status: 'interview' });
  expect(await refusalOf(choose(anna, id, messageId, inDays(9)))).toEqual([409, 'proposal.closed']);
});

test('the applicant’s own dates replace the employer’s, and the employer chooses', async () => {
  const id = await applied();
  const first = await proposed(eva, id);
  const second = await proposed(anna, id, { dates: [inDays(10)], answerBy: inDays(5) });
  expect((await read(anna, id)).items.map(({ proposal }: { proposal: { state: string } }) => proposal.state)).toEqual([
    'replaced',
    'open',
  ]);
  expect(await refusalOf(choose(anna, id, first))).toEqual([409, 'proposal.closed']);
  expect((await choose(eva, id, second, inDays(10))).statusCode).toBe(200);
  const application = (await anna.call('GET', `/api/applications/${id}`)).json();
  expect(application).toMatchObject({ status: 'interview', interviewAt: inDays(10) });
  expect(application.timeline.at(-1)).toMatchObject({ kind: 'interview', by: 'employer' });

  // A further date moves the interview that is agreed.
  const third = await proposed(eva, id);
  expect((await choose(anna, id, third)).statusCode).toBe(200);
  const moved = (await anna.call('GET', `/api/applications/${id}`)).json();
  expect(moved).toMatchObject({ status: 'interview', interviewAt: inDays(8) });
  expect(moved.timeline.at(-1)).toMatchObject({ kind: 'interview_changed', by: 'applicant' });
});

test('of two choices at once one is heard', async () => {
  const id = await applied();
  const messageId = await proposed(eva, id);
  const answers = await Promise.all([choose(anna, id, messageId, inDays(8)), choose(anna, id, messageId, inDays(9))]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await read(anna, id)).total).toBe(2);
});

test('nobody chooses for the other side, in another conversation, another date, or too late', async () => {
  const id = await applied();
  const messageId = await proposed(eva, id);
  expect(await refusalOf(choose(eva, id, messageId))).toEqual([404, 'message.not_found']);
  expect(await refusalOf(choose(bea, id, messageId))).toEqual([404, 'application.not_found']);
  expect(await refusalOf(choose(anna, await applied(), messageId))).toEqual([404, 'message.not_found']);
  expect(await refusalOf(choose(anna, id, 'x'))).toEqual([404, 'message.not_found']);
  expect(await refusalOf(choose(anna, id, messageId, inDays(7)))).toEqual([422, 'proposal.date_unknown']);
  const hurried = await proposed(eva, id, { ...PROPOSAL, answerBy: inDays(1 / 48) });
  now = new Date(inDays(1 / 47));
  expect((await read(anna, id)).items[1].proposal.state).toBe('expired');
  expect((await read(anna, id)).conversation.hasOpenDates).toBe(false);
  expect(await refusalOf(choose(anna, id, hurried))).toEqual([409, 'proposal.closed']);
});

test.each([
  ['a date of the past', { dates: [inDays(-1)] }, 422],
  ['a deadline of the past', { answerBy: inDays(-1) }, 422],
  ['a date twice', { dates: [inDays(8), inDays(8)] }, 422],
  ['no date', { dates: [] }, 400],
  ['six dates', { dates: [1, 2, 3, 4, 5, 6].map(inDays) }, 400],
])('%s is refused, and the message with it', async (_, change, code) => {
  const id = await applied();
  expect((await propose(eva, id, { ...PROPOSAL, ...change })).statusCode).toBe(code);
  expect((await read(eva, id)).total).toBe(0);
});

test('dates are proposed and chosen while the application is open', async () => {
  const id = await applied();
  const messageId = await proposed(eva, id);
  await db.update(applications).set({ status: 'rejected' }).where(eq(applications.id, id));
  expect(await refusalOf(propose(eva, id))).toEqual([409, 'application.move_refused']);
  expect(await refusalOf(choose(anna, id, messageId))).toEqual([409, 'application.move_refused']);
});
