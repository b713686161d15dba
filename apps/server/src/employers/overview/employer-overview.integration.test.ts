import { randomUUID } from 'node:crypto';
import { computeAnswerFigures } from '@stellenvisite/core/applications/response-times/compute-answer-figures';
import { applicationEvents, applications } from '@stellenvisite/db/schema/applications/applications';
import { employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await createPlaces(db);
const { id: evaId } = await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
const { id: leoId } = await createPerson(db, { email: 'leo@post.example', role: 'employer' });
const { id: oleId } = await createPerson(db, { email: 'ole@ander.example', role: 'employer' });
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
await createEmployer(db, { id: evaId, name: 'Klinik am Wald' });
await createEmployer(db, { id: oleId, name: 'Klinik am Berg' });
await db.insert(userEmployerLinks).values({ userId: leoId, employerId: evaId, isActive: true, role: 'viewer' });
const eva = await signIn(app, 'eva@haus.example');
const leo = await signIn(app, 'leo@post.example');
const ole = await signIn(app, 'ole@ander.example');

const OVERVIEW = '/api/employer/overview';
const SETTINGS = '/api/employer/settings';
const read = async (url: string, caller: Caller = eva) => (await caller.call('GET', url)).json();

const APPLICANT = {
  fullName: 'Nora Kern',
  academicTitle: null,
  email: 'nora@post.example',
  phone: null,
  occupation: null,
  location: null,
  profile: null,
};

type New = Partial<typeof applications.$inferInsert>;

async function apply(jobId: string, days: number, values: New = {}): Promise<string> {
  const id = randomUUID();
  const sentAt = daysAgo(days);
  await db.insert(applications).values({
    id,
    jobId,
    employerId: evaId,
    jobTitle: 'Pflegefachfrau (m/w/d)',
    employerName: 'Klinik am Wald',
    city: 'Berlin',
    country: 'DE',
    kind: 'full',
    status: 'applied',
    applicant: APPLICANT,
    privacyVersion: '2026-11',
    sentAt,
    statusUpdatedAt: sentAt,
    ...values,
  });
  return id;
}

const reject = (applicationId: string, at: Date) =>
  db.insert(applicationEvents).values({ applicationId, kind: 'rejected', party: 'employer', at });

async function write(applicationId: string, sentAt: Date): Promise<void> {
  await db.insert(conversations).values({ applicationId, lastMessageAt: sentAt }).onConflictDoNothing();
  const message = {
    applicationId,
    party: 'employer',
    senderId: evaId,
    clientId: randomUUID(),
    text: 'Guten Tag',
  } as const;
  await db.insert(messages).values({ id: randomUUID(), sentAt, ...message });
}

beforeEach(async () => {
  await db.delete(applications);
  await db.delete(jobs);
  await eva.call('PATCH', SETTINGS, { answerDays: 3 });
});

test('what nobody has answered appears by job and age, and late from the day after the promise', async () => {
  const ward = await createJob(db, evaId, { title: 'Pflegefachfrau (m/w/d)', department: 'Station 4A' });
  const theatre = await createJob(db, evaId, { title: 'OTA (m/w/d)' });
  const oldest = await apply(ward, 9);
  await apply(ward, 3);
  await apply(ward, 0);
  await apply(theatre, 4);
  await apply(theatre, 20, { status: 'interview', invitedAt: daysAgo(1) });
  await apply(theatre, 5, { kind: 'external' });
  const { unanswered, answer } = await read(OVERVIEW);
  expect(answer).toEqual({ days: 3, isPromised: true });
  expect(unanswered).toMatchObject({ total: 4, late: 2, moreJobs: 0, nextId: oldest });
  expect(unanswered.columns.map(({ count }: { count: number }) => count)).toEqual([1, 0, 0, 1, 1, 0, 1]);
  expect(unanswered.jobs).toMatchObject([
    { jobId: ward, department: 'Station 4A', isOwn: false },
    { jobId: theatre, department: null },
  ]);
  expect(unanswered.jobs[0].cells.at(-1)).toEqual({
    count: 1,
    applicants: [{ applicationId: oldest, name: 'Nora Kern' }],
  });
});

test('without a promise the usual time counts, and is not called one', async () => {
  await eva.call('PATCH', SETTINGS, { answerDays: null });
  expect((await read(OVERVIEW)).answer).toEqual({ days: 5, isPromised: false });
});

test('answers count by the week in which the application came', async () => {
  const job = await createJob(db, evaId);
  const answered = async (days: number, after: number): Promise<void> => {
    const applicationId = await apply(job, days, { status: 'rejected', rejectedAt: daysAgo(days - after) });
    await reject(applicationId, daysAgo(days - after));
  };
  await answered(10, 2);
  await answered(10, 6);
  await apply(job, 10);
  await apply(job, 10, { status: 'withdrawn', withdrawnAt: daysAgo(9) });
  await apply(job, 0);
  await answered(200, 1);
  const { answers } = await read(OVERVIEW);
  expect(answers).toMatchObject({ due: 3, answered: 2, median: 4 });
  expect(answers.weeks).toHaveLength(12);
  expect(answers.weeks.at(-1)).toEqual({ week: '2026-11-09', inTime: 0, late: 0, open: 1 });
  expect(answers.weeks.at(-2)).toEqual({ week: '2026-11-02', inTime: 1, late: 1, open: 1 });
});

test('an answer in words is one: overview, rail, list, statistics and the public rate agree', async () => {
  const job = await createJob(db, evaId);
  const ids = await Promise.all(Array.from({ length: 10 }, () => apply(job, 20)));
  const [written, rejected, both] = ids as [string, string, string];
  await write(written, daysAgo(18));
  await reject(rejected, daysAgo(16));
  await write(both, daysAgo(16));
  await reject(both, daysAgo(18));
  const { unanswered, answers } = await read(OVERVIEW);
  expect(unanswered).toMatchObject({ total: 7, late: 7 });
  expect((await read('/api/employer/counts')).applications).toBe(7);
  expect((await read('/api/employer/applications?waiting=unanswered')).total).toBe(7);
  expect((await read('/api/employer/applications?waiting=over_promise')).total).toBe(7);
  expect((await read('/api/employer/applications/counts')).overPromise).toEqual({ new: 7, seen: 0 });
  expect(answers).toMatchObject({ due: 10, answered: 3, median: 2 });
  const statistics = await read('/api/employer/statistics?days=28');
  expect(statistics.answers).toEqual({ of: 10, count: 3, medianDays: 2 });
  await computeAnswerFigures({ db, now: () => NOW });
  const [employer] = await db.select().from(employers).where(eq(employers.id, evaId));
  expect(employer?.answerRate).toBe(30);
});

test('ending jobs, drafts and unread messages are listed, and the counts of the rail agree', async () => {
  const ending = await createJob(db, evaId, { title: 'Endet bald', validThrough: daysAgo(-3) });
  await createJob(db, evaId, { title: 'Läuft noch', validThrough: daysAgo(-30) });
  await createJob(db, evaId, { title: 'Vorbei', postedAt: daysAgo(40), validThrough: daysAgo(1) });
  await eva.call('POST', '/api/employer/jobs', { title: 'Entwurf' });
  const id = await apply(ending, 1, { userId: annaId });
  await db.insert(conversations).values({ applicationId: id, lastMessageAt: NOW });
  const message = { applicationId: id, party: 'applicant', senderId: annaId, clientId: '1', text: 'Hallo' } as const;
  await db.insert(messages).values({ id: randomUUID(), sentAt: NOW, ...message });
  const overview = await read(OVERVIEW);
  expect(overview.ending).toMatchObject({ total: 1, items: [{ id: ending, applications: 1 }] });
  expect(overview.drafts).toMatchObject({ total: 1, items: [{ title: 'Entwurf' }] });
  expect(overview.unread).toMatchObject({ total: 1, items: [{ applicationId: id, unread: 1 }] });
  expect(await read('/api/employer/counts')).toEqual({ jobs: 2, applications: 1, messages: 1 });
});

test('ads that could be better are named with what is worth most, the worst first, and only while they are public', async () => {
  const bare = await createJob(db, evaId, { title: 'Pflegefachfrau', payMin: null, payMax: null, week: null });
  await createJob(db, evaId, { title: 'Vorbei', postedAt: daysAgo(40), validThrough: daysAgo(1) });
  const { weak } = await read(OVERVIEW);
  expect(weak.items[0]).toMatchObject({ id: bare, title: 'Pflegefachfrau' });
  expect(weak.items[0].hints[0]).toEqual({ hint: 'pay_missing', points: 20 });
  expect(weak.items.map(({ title }: { title: string }) => title)).not.toContain('Vorbei');
});

test('the first steps are done when there is something to show for them', async () => {
  expect((await read(OVERVIEW, ole)).steps).toEqual({ profile: false, media: false, job: false });
  await createJob(db, oleId);
  const picture = { storageKey: 'x', contentType: 'image/webp', alt: 'Haus', width: 1, height: 1 };
  await db.insert(employerMedia).values({ id: randomUUID(), employerId: oleId, ...picture });
  await ole.call('PATCH', '/api/employer/profile', { descriptionHtml: '<p>Wir.</p>' });
  expect((await read(OVERVIEW, ole)).steps).toEqual({ profile: true, media: true, job: true });
});

test('a viewer reads the overview and the settings, and changes nothing; another employer finds neither', async () => {
  const asked = `?employerId=${evaId}`;
  expect((await read(OVERVIEW + asked, leo)).answer.days).toBe(3);
  expect(await read(SETTINGS + asked, leo)).toEqual({ answerDays: 3 });
  expect((await leo.call('PATCH', SETTINGS + asked, { answerDays: 9 })).json().code).toBe('employer.role_too_low');
  for (const url of [OVERVIEW, SETTINGS, '/api/employer/counts'])
    expect((await ole.call('GET', url + asked)).json().code).toBe('employer.not_found');
  expect((await eva.call('PATCH', SETTINGS, { answerDays: 40 })).statusCode).toBe(400);
});
