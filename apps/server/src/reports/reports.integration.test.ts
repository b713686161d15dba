import { randomUUID } from 'node:crypto';
import { installQueues } from '@stellenvisite/core/queue/install-queues';
import { authEvents, authLimits, authUsers } from '@stellenvisite/db/schema/auth';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { mails } from '@stellenvisite/db/schema/mails';
import { reports } from '@stellenvisite/db/schema/reports';
import { createEmployer, createJob, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createAdminPerson, createPerson, PASSWORD, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const employerId = await createEmployer(db, { name: 'Klinik am Park' });
const jobId = await createJob(db, employerId, { title: 'Hebamme (m/w/d)' });
await createAdminPerson(db, 'ada@amt.example');

const JOB = {
  target: { kind: 'job', id: jobId },
  reason: 'payment_demanded',
  explanation: 'Ich soll vorab 49 Euro überweisen.\nDas steht in der Antwort.',
  goodFaith: true,
};
const post = (payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: '/api/reports', payload, remoteAddress });
const listed = async (query = '') => {
  const ada = await signInAdmin(app, 'ada@amt.example');
  return (await ada.call('GET', `/api/admin/reports${query}`)).json();
};

beforeEach(async () => {
  now = NOW;
  await db.delete(reports);
  await db.delete(mails);
  await db.delete(authLimits);
  await db.delete(authEvents);
});

test('a guest reports a job without a name; the administrators see what it was, and it is recorded', async () => {
  const answer = await post(JOB);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  expect(answer.json()).toEqual({ reference: expect.stringMatching(/^M-2026-\d{4,}$/), isMailed: false });
  expect(await db.$count(mails)).toBe(0);
  expect(await db.$count(authEvents, eq(authEvents.action, 'report_created'))).toBe(1);
  const { items, total } = await listed();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    reference: answer.json().reference,
    target: { kind: 'job', id: jobId, title: 'Hebamme (m/w/d)', employerName: 'Klinik am Park' },
    reason: 'payment_demanded',
    explanation: JOB.explanation,
    reporterName: null,
    reporterEmail: null,
    isFromAccount: false,
    status: 'open',
  });
});

test('whoever gives an address gets a receipt that names the job and repeats nothing they wrote', async () => {
  const answer = await post({ ...JOB, reporterName: 'Bea Tal', reporterEmail: 'Bea@Post.example', language: 'en' });
  expect(answer.json().isMailed).toBe(true);
  const [mail] = await db.select().from(mails);
  expect(mail).toMatchObject({ to: 'bea@post.example', kind: 'report.received', language: 'en' });
  expect(mail?.subject).toContain(answer.json().reference);
  expect(mail?.text).toContain('Hebamme (m/w/d), Klinik am Park');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/49 Euro|Bea Tal/);
  expect((await listed()).items[0]).toMatchObject({ reporterName: 'Bea Tal', reporterEmail: 'bea@post.example' });
});

test('an employer is reported alike, though a job of theirs alone can be filled', async () => {
  const report = { ...JOB, target: { kind: 'employer', id: employerId }, reason: 'rights' };
  expect((await post(report)).statusCode).toBe(201);
  expect((await listed()).items[0].target).toMatchObject({ kind: 'employer', title: 'Klinik am Park' });
  expect((await post({ ...report, reason: 'filled' })).json()).toMatchObject({
    code: 'request.invalid',
    errors: [{ path: 'reason' }],
  });
});

test('a report stays when the job is changed or gone', async () => {
  const id = await createJob(db, employerId, { title: 'Alter Titel' });
  await post({ ...JOB, target: { kind: 'job', id } });
  await db.delete(jobs).where(eq(jobs.id, id));
  expect((await listed()).items[0].target).toMatchObject({ id, title: 'Alter Titel' });
});

test('a job that is gone can be reported, and one that nobody has seen cannot', async () => {
  const gone = await createJob(db, employerId, { validThrough: daysAgo(1) });
  const draft = await createJob(db, employerId, { status: 'draft' });
  expect((await post({ ...JOB, target: { kind: 'job', id: gone } })).statusCode).toBe(201);
  expect((await post({ ...JOB, target: { kind: 'job', id: draft } })).json().code).toBe('job.not_found');
  expect((await post({ ...JOB, target: { kind: 'job', id: randomUUID() } })).json().code).toBe('job.not_found');
  expect((await post({ ...JOB, target: { kind: 'employer', id: randomUUID() } })).json().code).toBe(
    'employer.not_found',
  );
});

test.each([
  ['without a reason', { reason: undefined }],
  ['with an unknown reason', { reason: 'boring' }],
  ['without saying why', { explanation: '  zu kurz  ' }],
  ['with a book', { explanation: 'a'.repeat(2001) }],
  ['with characters nobody types', { explanation: `Diese Stelle gibt es nicht.\u0000` }],
  ['without good faith', { goodFaith: false }],
  ['with half an address', { reporterEmail: 'bea@' }],
  ['about what cannot be reported', { target: { kind: 'person', id: randomUUID() } }],
])('%s it is refused', async (_, change) => {
  expect((await post({ ...JOB, ...change })).json().code).toBe('request.invalid');
  expect(await db.$count(reports)).toBe(0);
});

test('one source has so many, also where it changes its address within its own network', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect((await post(JOB, `2001:db8:1:2::${index + 1}`)).statusCode).toBe(201);
  }
  expect((await post(JOB, '2001:db8:1:2:ffff::1')).json()).toMatchObject({ status: 429, code: 'request.rate_limited' });
  expect((await post(JOB, '203.0.113.8')).statusCode).toBe(201);
  expect(await db.$count(reports)).toBe(6);
});

test('nobody’s inbox is filled with receipts, while every report is kept', async () => {
  for (let index = 0; index < 6; index += 1) {
    await post({ ...JOB, reporterEmail: 'opfer@post.example' }, `203.0.113.${index}`);
  }
  expect([await db.$count(reports), await db.$count(mails)]).toEqual([6, 5]);
});

test('a report of somebody signed in is theirs until their account is erased, and then nobody’s', async () => {
  const { id } = await createPerson(db, { email: 'clara@post.example' });
  const clara = await signIn(app, 'clara@post.example');
  await clara.call('POST', '/api/reports', { ...JOB, reporterName: 'Clara', reporterEmail: 'clara@post.example' });
  expect((await listed()).items[0]).toMatchObject({ isFromAccount: true });
  const erased = await clara.call('POST', '/api/account/erasure', { mode: 'at_once', password: PASSWORD });
  expect([erased.statusCode, await db.$count(authUsers, eq(authUsers.id, id))]).toEqual([200, 0]);
  expect((await listed()).items[0]).toMatchObject({
    explanation: JOB.explanation,
    isFromAccount: false,
    reporterName: null,
    reporterEmail: null,
  });
});

test('the oldest open report comes first, and the overview counts them', async () => {
  const first = (await post(JOB)).json().reference;
  now = new Date(NOW.getTime() + 60_000);
  const second = (await post({ ...JOB, reason: 'fraud' })).json().reference;
  await db.update(reports).set({ status: 'decided' }).where(eq(reports.reason, 'fraud'));
  const references = async (query: string) =>
    (await listed(query)).items.map(({ reference }: { reference: string }) => reference);
  expect(await references('')).toEqual([first, second]);
  expect(await references('?status=open')).toEqual([first]);
  expect(await references('?page=2&pageSize=1')).toEqual([second]);
  const ada = await signInAdmin(app, 'ada@amt.example');
  expect((await ada.call('GET', '/api/admin/overview')).json()).toMatchObject({ openReports: 1 });
});
