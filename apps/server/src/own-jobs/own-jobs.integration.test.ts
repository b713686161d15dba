import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchPending } from '@stellenvisite/db/schema/search';
import { createEmployer, createJob, daysAgo } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await createAdminPerson(db, 'ada@amt.example');
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
const eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
const ada = await signInAdmin(app, 'ada@amt.example');

const VAGUE = { title: 'Verstärkung für unser Team (m/w/d)' };
const MIDWIFE = { occupation: 'hebamme', level: 'fachkraft', specialty: null, department: 'geburtshilfe' };
const NOTHING = { occupation: null, level: null, specialty: null, department: null };

beforeEach(async () => {
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See' });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald' });
});

const listOf = async (caller: Caller, query = '') => (await caller.call('GET', `/api/employer/jobs${query}`)).json();
const correct = (caller: Caller, id: string, body: object = MIDWIFE) =>
  caller.call('PUT', `/api/employer/jobs/${id}/class`, body);
const reset = (caller: Caller, id: string) => caller.call('DELETE', `/api/employer/jobs/${id}/class`);
/** Searching brings the index up to date first. */
const search = async (q: string) =>
  (await app.inject(`/api/jobs?q=${q}`)).json().items.map(({ id }: { id: string }) => id);

test('an employer sees all its jobs, the newest first, in every state and with what they are understood as', async () => {
  const nurse = await createJob(db, evaId, { title: 'Pflegefachkraft (m/w/d)', postedAt: daysAgo(2) });
  const draft = await createJob(db, evaId, { status: 'draft', postedAt: daysAgo(1), city: 'Köln' });
  const over = await createJob(db, evaId, { postedAt: daysAgo(60), validThrough: daysAgo(3) });
  await createJob(db, waldId, {});
  await search('pflege');
  const { items, total } = await listOf(eva);
  expect(total).toBe(3);
  expect(items).toMatchObject([
    { id: draft, state: 'draft', city: 'Köln', class: null },
    {
      id: nurse,
      state: 'live',
      employer: { id: evaId, name: 'Klinik am See' },
      class: { occupation: { key: 'pflegefach' }, certainty: 'sure', isCorrected: false },
    },
    { id: over, state: 'expired' },
  ]);
  expect(items[1].class.reason).toContain('Pflegefachkraft');
});

test('pages, words and certainty narrow the list', async () => {
  for (const title of ['Pflegefachkraft (m/w/d)', 'Pflegefachfrau 100 %', VAGUE.title])
    await createJob(db, evaId, { title });
  await search('pflege');
  expect(await listOf(eva, '?pageSize=2&page=2')).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{}] });
  expect(await listOf(eva, '?q=100%20%25')).toMatchObject({ total: 1, items: [{ title: 'Pflegefachfrau 100 %' }] });
  expect(await listOf(eva, '?certainty=unsure')).toMatchObject({ total: 1, items: [VAGUE] });
  expect(await listOf(eva, '?certainty=sure')).toMatchObject({ total: 2 });
});

test('a corrected job is found as what the employer says, and stays so when its words change', async () => {
  const id = await createJob(db, evaId, VAGUE);
  expect(await search('hebamme')).toEqual([]);
  const answer = await correct(eva, id);
  expect([answer.statusCode, answer.json().class]).toEqual([
    200,
    {
      occupation: { key: 'hebamme', label: expect.any(String) },
      level: { key: 'fachkraft', label: expect.any(String) },
      specialty: null,
      department: { key: 'geburtshilfe', label: expect.any(String) },
      certainty: 'sure',
      reason: 'vom Arbeitgeber festgelegt',
      isCorrected: true,
    },
  ]);
  expect(await search('hebamme')).toEqual([id]);
  await db.update(jobs).set({ title: 'Oberarzt (m/w/d) Kardiologie' });
  expect(await search('hebamme')).toEqual([id]);
  expect((await listOf(eva)).items[0].class).toMatchObject({ occupation: { key: 'hebamme' }, isCorrected: true });
});

test('the correction taken back, the job is again what its words say, at once', async () => {
  const id = await createJob(db, evaId, { title: 'Pflegefachkraft (m/w/d)' });
  await search('pflege');
  await correct(eva, id);
  expect(await search('hebamme')).toEqual([id]);
  const answer = (await reset(eva, id)).json();
  expect(answer.class).toMatchObject({ occupation: { key: 'pflegefach' }, certainty: 'sure', isCorrected: false });
  expect(await db.$count(searchPending)).toBe(1);
  expect(await search('hebamme')).toEqual([]);
  expect((await reset(eva, id)).json().class).toEqual(answer.class);
  expect(await db.$count(searchPending)).toBe(0);
});

test('„none of these“ is a correction too', async () => {
  const id = await createJob(db, evaId, { title: 'Pflegefachkraft (m/w/d)' });
  await search('pflege');
  expect((await correct(eva, id, NOTHING)).json().class).toMatchObject({ ...NOTHING, isCorrected: true });
  await search('pflege');
  expect((await listOf(eva)).items[0].class).toMatchObject({ ...NOTHING, isCorrected: true });
});

test('a draft is corrected before anybody has read it', async () => {
  const id = await createJob(db, evaId, { ...VAGUE, status: 'draft' });
  expect((await correct(eva, id)).statusCode).toBe(200);
  await db.update(jobs).set({ status: 'published' });
  expect(await search('hebamme')).toEqual([id]);
});

test('only words of the vocabulary are taken', async () => {
  const id = await createJob(db, evaId, VAGUE);
  for (const body of [{ occupation: 'zauberin' }, { level: 'x' }, { department: 'keller' }, { specialty: 'magie' }])
    expect((await correct(eva, id, { ...MIDWIFE, ...body })).json().code, JSON.stringify(body)).toBe('request.invalid');
  expect((await correct(eva, id, { occupation: 'hebamme' })).json().code).toBe('request.invalid');
});

test('another employer’s job is not found, whoever acts for an employer may, and an administrator anywhere', async () => {
  const id = await createJob(db, evaId, VAGUE);
  for (const answer of [await correct(wald, id), await reset(wald, id), await correct(eva, 'keine-kennung')])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job.not_found']);
  expect((await listOf(wald)).items).toEqual([]);

  await db.insert(userEmployerLinks).values({ userId: waldId, employerId: evaId, isActive: false });
  expect((await correct(wald, id)).statusCode).toBe(404);
  await db.update(userEmployerLinks).set({ isActive: true });
  expect((await correct(wald, id)).statusCode).toBe(200);
  expect((await listOf(wald)).items).toMatchObject([{ id }]);
  await db.delete(userEmployerLinks);

  expect((await reset(ada, id)).json().class).toMatchObject({ isCorrected: false });
  expect((await correct(ada, '00000000-0000-4000-8000-000000000000')).json().code).toBe('job.not_found');
});

test('the vocabulary is told in the language of the caller, and may be kept', async () => {
  const ask = (language: string) => app.inject({ url: '/api/occupations', headers: { 'accept-language': language } });
  const [german, english] = [await ask('de'), await ask('en')];
  const midwife = ({ key }: { key: string }) => key === 'hebamme';
  expect(german.json().occupations.find(midwife)).toMatchObject({
    category: 'nursing',
    label: expect.stringMatching(/Hebamme/),
  });
  expect(english.json().occupations.find(midwife)).toMatchObject({ label: expect.stringMatching(/midwife/i) });
  expect(german.json().levels.length).toBeGreaterThan(5);
  expect(german.json().departments.length).toBeGreaterThan(20);
  expect(german.headers['cache-control']).toBe('public, max-age=3600');
  expect(german.headers.vary).toMatch(/Cookie.*Accept-Language/i);
});
