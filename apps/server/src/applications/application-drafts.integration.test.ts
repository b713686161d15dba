import { randomUUID } from 'node:crypto';
import { deleteOldApplications } from '@stellenvisite/core/applications/delete-old-applications';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationDrafts, applications } from '@stellenvisite/db/schema/applications/applications';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { profileFiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createPerson, signIn } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const employerId = await createEmployer(db, { name: 'Klinik am Wald' });
const { id: annaId } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const anna = await signIn(app, 'anna@post.example');
await createPerson(db, { email: 'bea@post.example' });
const bea = await signIn(app, 'bea@post.example');

beforeEach(async () => {
  now = NOW;
  for (const table of [applications, files, mails, applicationDrafts]) await db.delete(table);
  await db.delete(jobs);
});

const newJob = (values: Parameters<typeof createJob>[2] = {}) =>
  createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here', ...values });
const apply = (jobId: string, content: object = {}) => anna.call('POST', `/api/jobs/${jobId}/applications`, content);
const draftPath = (jobId: string) => `/api/jobs/${jobId}/application-draft`;
const propose = async (jobId: string) => (await anna.call('GET', `/api/jobs/${jobId}/application-proposal`)).json();

async function storeFile(name: string): Promise<string> {
  const id = randomUUID();
  const content = { name, type: 'pdf' as const, bytes: 4, sha256: 'x', storageKey: `files/${id}`, createdAt: NOW };
  await db.insert(files).values({ id, userId: annaId, ...content, expiresAt: daysAgo(-7) });
  return id;
}

describe('a draft', () => {
  test('is stored per person and job, with its files, until it is sent', async () => {
    const jobId = await newJob();
    const fileId = await storeFile('Lebenslauf.pdf');
    const content = { message: 'Guten', fileIds: [fileId] };
    expect((await anna.call('GET', draftPath(jobId))).json().code).toBe('application_draft.not_found');
    await anna.call('PUT', draftPath(jobId), { message: 'G' });
    expect((await anna.call('PUT', draftPath(jobId), content)).json()).toEqual({
      content,
      updatedAt: NOW.toISOString(),
    });
    expect((await propose(jobId)).draft.content).toEqual(content);
    expect((await anna.call('GET', '/api/application-drafts')).json().items).toEqual([
      { jobId, title: 'Hebamme', employer: 'Klinik am Wald', isLive: true, updatedAt: NOW.toISOString() },
    ]);
    expect((await bea.call('GET', draftPath(jobId))).statusCode).toBe(404);
    expect((await db.select().from(files))[0]?.expiresAt).toEqual(daysAgo(-30));
    await apply(jobId, content);
    expect(await db.$count(applicationDrafts)).toBe(0);
  });

  test('stays when the job closes before it is sent', async () => {
    const jobId = await newJob();
    await anna.call('PUT', draftPath(jobId), { message: 'Guten Tag' });
    await db.update(jobs).set({ status: 'closed' });
    expect((await apply(jobId)).json().code).toBe('application.job_closed');
    expect((await anna.call('PUT', draftPath(jobId), { message: 'Guten Tag, Frau' })).statusCode).toBe(200);
    expect((await anna.call('GET', draftPath(jobId))).json().content).toEqual({ message: 'Guten Tag, Frau' });
  });

  test('is discarded by its owner, and after thirty days without a change', async () => {
    const [first, second] = [await newJob(), await newJob()];
    for (const jobId of [first, second]) await anna.call('PUT', draftPath(jobId), { message: 'Guten Tag' });
    expect((await anna.call('DELETE', draftPath(first))).statusCode).toBe(204);
    now = daysAgo(-29);
    await deleteOldApplications(createContext(services));
    expect(await db.$count(applicationDrafts)).toBe(1);
    now = daysAgo(-31);
    await deleteOldApplications(createContext(services));
    expect(await db.$count(applicationDrafts)).toBe(0);
  });
});

describe('the proposal', () => {
  test('begins with the CV of the profile, and later with what was sent last', async () => {
    const [cv, letter] = [await storeFile('Lebenslauf.pdf'), await storeFile('Zeugnis.pdf')];
    await db.insert(profileFiles).values({ fileId: cv, userId: annaId, kind: 'cv', addedAt: NOW });
    const first = await newJob();
    expect(await propose(first)).toMatchObject({
      applicant: { fullName: 'Anna Berg', email: 'anna@post.example' },
      message: '',
      files: [{ id: cv }],
      draft: null,
      openApplicationId: null,
    });
    const { id } = (await apply(first, { message: 'Ich komme gern.', fileIds: [letter, cv] })).json();
    expect(await propose(first)).toMatchObject({ openApplicationId: id });
    expect(await propose(await newJob())).toMatchObject({
      message: 'Ich komme gern.',
      files: [{ id: letter }, { id: cv }],
      openApplicationId: null,
    });
  });

  test('is refused where nothing can be sent', async () => {
    expect((await propose(await newJob({ status: 'closed' }))).code).toBe('application.job_closed');
    expect((await propose(await newJob({ applyMethod: 'contact' }))).code).toBe('application.not_taken_here');
  });
});

test('the profile is sent without the pay somebody hopes for', async () => {
  await anna.call('PATCH', '/api/profile', {
    phone: '0151 555',
    yearsOfExperience: 7,
    payWish: { amount: 400_000, currency: 'EUR' },
  });
  const { applicant } = (await apply(await newJob())).json();
  expect(applicant).toMatchObject({ phone: '0151 555', profile: { yearsOfExperience: 7 } });
  expect(JSON.stringify(applicant)).not.toContain('400000');
  // The employer keeps what was sent when the profile changes.
  await anna.call('PATCH', '/api/profile', { yearsOfExperience: 8, phone: null });
  const [row] = await db.select().from(applications);
  expect(row?.applicant).toMatchObject({ phone: '0151 555', profile: { yearsOfExperience: 7 } });
});

describe('a decided application', () => {
  const run = () => deleteOldApplications(createContext(services));
  const decide = (id: string, status: string, country: 'DE' | 'AT' | 'CH' = 'DE') =>
    db.update(applications).set({ status, country, statusUpdatedAt: NOW }).where(eq(applications.id, id));

  test.each([
    ['DE', 'rejected', '2027-05-15T12:00:00Z'],
    ['CH', 'hired', '2027-05-15T12:00:00Z'],
    ['AT', 'withdrawn', '2027-06-15T12:00:00Z'],
  ] as const)('of %s, %s, is announced and deleted on %s', async (country, status, deleteAt) => {
    const [kept, sent] = [await storeFile('Lebenslauf.pdf'), await storeFile('Zeugnis.pdf')];
    await db.insert(profileFiles).values({ fileId: kept, userId: annaId, kind: 'cv', addedAt: NOW });
    const { id } = (await apply(await newJob(), { fileIds: [kept, sent] })).json();
    await decide(id, status, country);
    await db.delete(mails);
    expect((await anna.call('GET', `/api/applications/${id}`)).json().deleteAt).toBe(new Date(deleteAt).toISOString());

    const due = new Date(deleteAt).getTime();
    now = new Date(due - 15 * 86_400_000);
    expect(await run()).toEqual({ noticed: 0, deleted: 0 });
    now = new Date(due - 14 * 86_400_000);
    expect([await run(), await run()]).toEqual([
      { noticed: 1, deleted: 0 },
      { noticed: 0, deleted: 0 },
    ]);
    expect((await db.select().from(mails)).map(({ to, kind }) => [to, kind])).toEqual([
      ['anna@post.example', 'application.deletion'],
    ]);
    now = new Date(due - 60_000);
    expect(await run()).toEqual({ noticed: 0, deleted: 0 });
    now = new Date(due);
    expect(await run()).toEqual({ noticed: 0, deleted: 1 });
    expect(await db.$count(applications)).toBe(0);
    const expiries = new Map((await db.select().from(files)).map((file) => [file.id, file.expiresAt]));
    expect([expiries.get(kept), expiries.get(sent)]).toEqual([null, now]);
  });

  test('is never deleted before the applicant has had time, and what is open is retained', async () => {
    const decided = (await apply(await newJob())).json().id;
    const open = (await apply(await newJob({ validThrough: new Date('2029-01-01T00:00:00Z') }))).json().id;
    await decide(decided, 'rejected');
    now = new Date('2028-01-01T00:00:00Z');
    expect(await run()).toEqual({ noticed: 1, deleted: 0 });
    now = new Date('2028-01-14T00:00:00Z');
    expect(await run()).toEqual({ noticed: 0, deleted: 0 });
    now = new Date('2028-01-15T00:00:00Z');
    expect(await run()).toEqual({ noticed: 0, deleted: 1 });
    expect((await db.select().from(applications)).map(({ id }) => id)).toEqual([open]);
  });

  test('whose applicant is erased is deleted without a notice', async () => {
    const { id } = (await apply(await newJob())).json();
    await decide(id, 'rejected');
    await db.update(applications).set({ userId: null, applicant: null });
    await db.delete(mails);
    now = new Date('2027-05-15T12:00:00Z');
    expect(await run()).toMatchObject({ deleted: 1 });
    expect(await db.$count(mails)).toBe(0);
  });
});

describe('an application that nobody answered', () => {
  const run = () => deleteOldApplications(createContext(services));
  const DAY_MS = 86_400_000;

  test.each([
    ['DE', {}, '2027-06-01T00:00:00Z'],
    ['AT', { payMin: 300_000, payMax: 300_000, payCurrency: 'EUR', payPeriod: 'month' }, '2027-07-01T00:00:00Z'],
  ] as const)('of %s is retained as long as the law says after its job has ended', async (country, pay, deleteAt) => {
    const jobId = await newJob({ country, ...pay, validThrough: new Date('2026-12-01T00:00:00Z') });
    const { id } = (await apply(jobId)).json();
    await db.delete(mails);
    const deleteAtNow = async () => (await anna.call('GET', `/api/applications/${id}`)).json().deleteAt;
    expect(await deleteAtNow()).toBeNull();
    const due = new Date(deleteAt).getTime();
    now = new Date(due - 15 * DAY_MS);
    expect(await run()).toEqual({ noticed: 0, deleted: 0 });
    now = new Date(due - 14 * DAY_MS);
    expect(await run()).toEqual({ noticed: 1, deleted: 0 });
    const [mail] = await db.select().from(mails);
    expect(mail?.text).toContain('blieb ohne Antwort');
    now = new Date(due);
    expect(await run()).toEqual({ noticed: 0, deleted: 1 });
  });

  test('of a job that was closed early counts from then', async () => {
    const jobId = await newJob({ validThrough: new Date('2028-01-01T00:00:00Z') });
    const { id } = (await apply(jobId)).json();
    await db.update(jobs).set({ status: 'closed', updatedAt: NOW }).where(eq(jobs.id, jobId));
    now = new Date(NOW.getTime() + 60_000);
    expect((await anna.call('GET', `/api/applications/${id}`)).json().deleteAt).toBe('2027-05-15T12:00:00.000Z');
  });

  test('and is decided after the notice, is announced again before it goes', async () => {
    const { id } = (await apply(await newJob())).json();
    await db.update(applications).set({ deletionNoticedAt: NOW });
    await anna.call('POST', `/api/applications/${id}/withdrawal`);
    expect(await db.select({ noticed: applications.deletionNoticedAt }).from(applications)).toEqual([
      { noticed: null },
    ]);
  });
});
