import { remindOfOffers } from '@stellenvisite/core/applications/remind-of-offers';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createApplication } from '../testing/create-application.ts';
import { createPerson, signIn } from '../testing/people.ts';

const { app, database, services } = await buildTestApp({ now: () => NOW });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const { id: houseId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer', fullName: 'Eva Haus' });
const { id: viewerId } = await createPerson(db, { email: 'vera@haus.example', role: 'employer' });
await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
await createPerson(db, { email: 'bea@post.example', fullName: 'Bea Tal' });
const employerId = await createEmployer(db, { id: houseId, name: 'Klinik am Wald' });
await db.insert(userEmployerLinks).values({ userId: viewerId, employerId, isActive: true, role: 'viewer' });
const eva = await signIn(app, 'eva@haus.example');
const vera = await signIn(app, 'vera@haus.example');
const ole = await signIn(app, 'ole@ander.example');
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const [SOON, LATER, TODAY] = [3, 10, 0].map((days) => daysAgo(-days).toISOString().slice(0, 10));

let ward = '';
beforeEach(async () => {
  for (const table of [applications, mails, notifications]) await db.delete(table);
  ward = await createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' });
});

/** Inserts an application that arrived five days ago. */
const received = (values: Partial<typeof applications.$inferInsert> = {}): Promise<string> =>
  createApplication(db, {
    userId: null,
    jobId: ward,
    employerId,
    employerName: 'Klinik am Wald',
    sentAt: daysAgo(5),
    statusUpdatedAt: daysAgo(5),
    ...values,
  });

const invited = () => received({ userId: annaId, status: 'interview', openedAt: daysAgo(4), invitedAt: daysAgo(3) });
const pathOf = (id: string) => `/api/employer/applications/${id}`;
const offer = (id: string, body: object = {}, person = eva) =>
  person.call('PUT', `${pathOf(id)}/offer`, { version: 1, answerBy: SOON, ...body });
const answer = (id: string, body: object, person = anna) =>
  person.call('PUT', `/api/applications/${id}/offer-answer`, body);
const codeOf = (response: { json: () => { code: string } }) => response.json().code;
const kindsOf = async (id: string) =>
  (
    await db
      .select({ kind: applicationEvents.kind })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id))
      .orderBy(asc(applicationEvents.id))
  ).map(({ kind }) => kind);
const columnOf = async (column: string) =>
  (await eva.call('GET', `/api/employer/applications/board/${column}?limit=50`))
    .json()
    .items.map((item: { id: string }) => item.id);
const mailKinds = async () => (await db.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind).sort();

test('an offer waits in its own column, and the hire begins with the applicant’s yes', async () => {
  const id = await invited();
  const sent = await offer(id, { message: 'Wir möchten Sie einstellen.' });
  expect(sent.json()).toMatchObject({
    status: 'interview',
    hiredAt: null,
    version: 2,
    offer: { answerBy: SOON, answer: null, phoneAnswer: null },
  });
  expect([await columnOf('offer'), await columnOf('interview'), await columnOf('hired')]).toEqual([[id], [], []]);
  expect((await eva.call('GET', '/api/employer/applications/counts')).json().columns).toMatchObject({
    interview: 0,
    offer: 1,
    hired: 0,
  });
  expect(await db.select({ text: messages.text }).from(messages)).toEqual([{ text: 'Wir möchten Sie einstellen.' }]);
  expect(await mailKinds()).toEqual(['application.offer']);
  const said = await answer(id, { version: 2, answer: 'accepted', message: 'Ich komme gern.' });
  expect(said.json()).toMatchObject({ status: 'hired', offer: { answer: 'accepted', reply: 'Ich komme gern.' } });
  expect([await columnOf('offer'), await columnOf('hired')]).toEqual([[], [id]]);
  expect(await kindsOf(id)).toEqual(['offer', 'hired']);
  expect(await mailKinds()).toEqual(['application.offer', 'application.offer-answered']);
  const told = await db.select({ kind: notifications.kind, userId: notifications.userId }).from(notifications);
  expect(told).toContainEqual({ kind: 'application.offer', userId: annaId });
  expect(told).toContainEqual({ kind: 'application.offer_answered', userId: houseId });
});

test('after a no the application is in the interview again, and another offer can follow', async () => {
  const id = await invited();
  await offer(id);
  await answer(id, { version: 2, answer: 'declined', message: 'Ich habe mich anders entschieden.' });
  expect([await columnOf('offer'), await columnOf('interview')]).toEqual([[], [id]]);
  expect((await eva.call('GET', pathOf(id))).json()).toMatchObject({
    status: 'interview',
    offer: { answer: 'declined', reply: 'Ich habe mich anders entschieden.' },
  });
  const again = await offer(id, { version: 3, answerBy: LATER });
  expect(again.json().offer).toMatchObject({ answerBy: LATER, answer: null, reply: '', answeredAt: null });
});

test('an offer needs an invitation, a day to come and the state that was read', async () => {
  const fresh = await received({ userId: annaId });
  expect(codeOf(await offer(fresh))).toBe('application.move_refused');
  await db.delete(applications);
  const id = await invited();
  expect(codeOf(await offer(id, { answerBy: TODAY }))).toBe('proposal.dates_invalid');
  expect(codeOf(await offer(id, { version: 7 }))).toBe('application.version_stale');
  const both = await Promise.all([offer(id), offer(id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(codeOf(await offer(id, { version: 2 }))).toBe('application.move_refused');
});

test('nobody is hired without their yes: neither by a move nor by a note of a phone call', async () => {
  const id = await invited();
  expect(codeOf(await eva.call('PATCH', pathOf(id), { status: 'hired', version: 1 }))).toBe('application.move_refused');
  await offer(id);
  const noted = await eva.call('PUT', `${pathOf(id)}/offer/phone-answer`, { version: 2, answer: 'accepted' });
  expect(noted.json()).toMatchObject({ status: 'interview', offer: { answer: null, phoneAnswer: 'accepted' } });
  expect(await mailKinds()).toEqual(['application.offer', 'application.offer-phone']);
  expect(codeOf(await answer(id, { version: 2, answer: 'accepted' }))).toBe('application.version_stale');
  expect((await answer(id, { version: 3, answer: 'accepted' })).json().status).toBe('hired');
});

test('an offer can be extended, and withdrawn with a word', async () => {
  const id = await invited();
  await offer(id);
  const extend = (answerBy: string | undefined, version: number) =>
    eva.call('POST', `${pathOf(id)}/offer/extension`, { version, answerBy });
  expect(codeOf(await extend(SOON, 2))).toBe('proposal.dates_invalid');
  expect((await extend(LATER, 2)).json().offer.answerBy).toBe(LATER);
  const withdraw = (message: string) => eva.call('POST', `${pathOf(id)}/offer/withdrawal`, { version: 3, message });
  expect((await withdraw('')).statusCode).toBe(400);
  expect((await withdraw('Die Stelle wurde gestrichen.')).json()).toMatchObject({ status: 'interview', offer: null });
  expect(codeOf(await answer(id, { version: 4, answer: 'accepted' }))).toBe('application.move_refused');
  expect(await kindsOf(id)).toEqual(['offer', 'offer_extended', 'offer_withdrawn']);
});

test('only the applicant answers, and only who may move an application offers', async () => {
  const id = await invited();
  expect(codeOf(await offer(id, {}, vera))).toBe('employer.role_too_low');
  expect(codeOf(await offer(id, {}, ole))).toBe('application.not_found');
  await offer(id);
  expect(codeOf(await answer(id, { version: 2, answer: 'accepted' }, bea))).toBe('application.not_found');
  expect((await answer(id, { version: 2, answer: 'accepted' }, eva)).statusCode).toBe(403);
});

test('a hire closes the job as filled and answers the rest in one step', async () => {
  const id = await invited();
  const [second, third] = [await received(), await received()];
  const elsewhere = await received({ jobId: await createJob(db, employerId, { title: 'Arzt' }) });
  const conclude = (person = eva) =>
    person.call('POST', `${pathOf(id)}/conclusion`, {
      closesJob: true,
      rejections: [second, third, elsewhere].map((each, index) => ({ id: each, version: index === 1 ? 9 : 1 })),
      message: 'Guten Tag {name}, die Stelle ist besetzt.',
      asksToStayKnown: true,
    });
  await offer(id);
  expect(codeOf(await conclude())).toBe('application.move_refused');
  await answer(id, { version: 2, answer: 'accepted' });
  expect(codeOf(await conclude(ole))).toBe('application.not_found');
  expect((await conclude()).json()).toEqual({
    jobRefusal: null,
    items: [
      { id: second, refusal: null },
      { id: third, refusal: 'application.version_stale' },
      { id: elsewhere, refusal: 'application.not_found' },
    ],
  });
  const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, ward));
  expect(job?.status).toBe('closed');
  expect((await eva.call('GET', pathOf(second))).json()).toMatchObject({
    status: 'rejected',
    talentContact: { answeredAt: null },
  });
  expect((await eva.call('GET', pathOf(third))).json().status).toBe('applied');
  // Done a second time it changes nothing and says so.
  expect((await conclude()).json()).toMatchObject({ jobRefusal: 'job_posting.move_refused' });
});

test('the queue lists what is unanswered, the longest wait first', async () => {
  const [young, old] = [
    await received({ sentAt: daysAgo(1), statusUpdatedAt: daysAgo(1) }),
    await received({ sentAt: daysAgo(9), statusUpdatedAt: daysAgo(9), openedAt: daysAgo(8) }),
  ];
  await received({ firstAnswerAt: daysAgo(1) });
  await received({ status: 'interview' });
  const queue = async (query: string, person = eva) =>
    (await person.call('GET', `/api/employer/applications/queue?${query}`)).json().ids;
  expect(await queue('waiting=unanswered')).toEqual([old, young]);
  expect(await queue('column=new&waiting=unanswered')).toEqual([young]);
  expect(await queue('waiting=unanswered', ole)).toEqual([]);
});

test('an applicant is reminded once of each deadline of an offer, and only while it is open', async () => {
  const dayAfter = daysAgo(-2).toISOString().slice(0, 10);
  const offered = async (values: Parameters<typeof received>[0] = {}) =>
    received({
      userId: annaId,
      jobId: await createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' }),
      status: 'interview',
      offeredAt: daysAgo(5),
      offerAnswerBy: dayAfter,
      ...values,
    });
  const id = await offered();
  await offered({ offeredAt: NOW });
  await offered({ offerPhoneAnswer: 'accepted' });
  await offered({ offerAnswer: 'declined' });
  await offered({ offerAnswerBy: SOON });
  expect(await remindOfOffers(createContext(services))).toEqual({ reminded: 1 });
  expect(await remindOfOffers(createContext(services))).toEqual({ reminded: 0 });
  expect(await mailKinds()).toEqual(['application.offer-reminder']);
  const [noted] = await db.select().from(notifications).where(eq(notifications.kind, 'offer.reminder'));
  expect(noted?.data).toMatchObject({ applicationId: id, employer: 'Klinik am Wald', answerBy: dayAfter });
});
