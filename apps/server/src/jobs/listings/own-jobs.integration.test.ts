import { randomUUID } from 'node:crypto';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchPending } from '@stellenvisite/db/schema/jobs/search';
import { jobViews } from '@stellenvisite/db/schema/jobs/statistics';
import { bookPlan, createEmployer, createJob, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

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
  await bookPlan(db, evaId);
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

test('the vocabulary is reported in the language of the caller, and may be retained', async () => {
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

test.each([
  ['krankenschw', { key: 'pflegefach', label: 'Pflegefachkraft', category: 'nursing' }],
  ['registered n', { key: 'pflegefach', label: 'Registered nurse', category: 'nursing' }],
  ['hebame', { key: 'hebamme', label: 'Hebamme', category: 'nursing' }],
])('a title that begins with %s is completed from the occupations of the trade', async (title, first) => {
  const answer = await app.inject({ url: '/api/occupations/titles', query: { title } });
  expect(answer.json().occupations[0], answer.body).toMatchObject(first);
});

test.each([
  ['Oberärztin / Oberarzt (m/w/d) Kardiologie', { category: 'doctors', specialty: 'cardiology', isTraining: false }],
  ['Stationsleitung (m/w/d) Neurologie', { category: 'management', specialty: 'neurology' }],
  ['Gesundheits- und Krankenpfleger (m/w/d)', { category: 'nursing', specialty: null }],
  ['Ausbildung zur MFA (m/w/d)', { category: null, isTraining: true }],
  ['Rote Blume', { category: null, specialty: null, isTraining: false }],
])('the words of %s say what the job is', async (title, reading) => {
  const answer = await app.inject({ url: '/api/occupations/titles', query: { title } });
  expect(answer.json(), answer.body).toMatchObject(reading);
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const bulk = async (action: string, selection: object, more: object = {}, caller = eva) =>
  (await caller.call('POST', '/api/employer/jobs/bulk', { action, selection, ...more })).json();
const undo = (batchId: string, caller = eva) => caller.call('POST', `/api/employer/jobs/bulk/${batchId}/undo`);
const statesOf = async (query = '') =>
  (await listOf(eva, `?sort=title${query}`)).items.map(
    ({ title, state }: { title: string; state: string }) => `${title} ${state}`,
  );
const PAY = { payMin: 360_000, payMax: 440_000, payCurrency: 'EUR', payPeriod: 'month' } as const;
const live = (values: object = {}) =>
  createJob(db, evaId, { postedAt: daysAgo(10), validThrough: inDays(20), ...values });

test('tabs count what the filters leave, and a search finds title, number and department', async () => {
  const department = { id: randomUUID(), employerId: evaId, name: 'Kreißsaal' };
  await db.insert(departments).values(department);
  const id = await live({
    title: 'A',
    departmentId: department.id,
    department: 'Kreißsaal',
  });
  await live({ title: 'B', validThrough: inDays(3), ...PAY });
  await createJob(db, evaId, { title: 'C', status: 'closed' });
  await eva.call('POST', '/api/employer/jobs', { title: 'D', departmentId: department.id });
  const all = await listOf(eva, '?sort=ending');
  expect(all.counts).toEqual({
    all: 4,
    published: 2,
    refused: 0,
    removed: 0,
    draft: 1,
    pending: 0,
    paused: 0,
    closed: 1,
    filled: 0,
    expired: 0,
  });
  expect(all.items.map(({ title }: { title: string }) => title)).toEqual(['B', 'A', 'D', 'C']);
  expect(all.figures).toMatchObject({ published: 2, ending: 1, payMissing: 1, topJobs: { used: 0, of: 1 } });
  expect(all.departments).toEqual([{ id: department.id, name: 'Kreißsaal' }]);
  const { number } = all.items[1];
  expect(await statesOf(`&q=${number}`)).toEqual(['A live']);
  expect(await statesOf('&q=krei%C3%9F')).toEqual(['A live', 'D draft']);
  expect(await statesOf(`&department=${department.id}&tab=draft`)).toEqual(['D draft']);
  expect(await statesOf('&department=none')).toEqual(['B live', 'C closed']);
  expect(await statesOf('&payMissing=1')).toEqual(['A live']);
  expect(await statesOf('&ending=1')).toEqual(['B live']);
  expect(await statesOf('&origin=here')).toEqual(['D draft']);
  expect((await listOf(eva, '?quality=weak')).total + (await listOf(eva, '?quality=good')).total).toBe(4);
  expect(await listOf(eva, '?q=Zauberei&origin=here&tab=draft')).toMatchObject({
    total: 0,
    relax: [{ filter: 'q', count: 1 }],
  });
  expect(all.items[1]).toMatchObject({
    id,
    quality: expect.any(Number),
    applications: 0,
    openApplications: 0,
    updatedBy: null,
  });
});

test('views of the last four weeks are added up', async () => {
  const jobId = await live();
  const on = (day: string, source: 'search' | 'google', views: number) => ({ jobId, day, source, views });
  await db
    .insert(jobViews)
    .values([on('2026-11-15', 'search', 3), on('2026-10-19', 'google', 4), on('2026-10-18', 'search', 50)]);
  expect((await listOf(eva)).items).toMatchObject([{ id: jobId, views: 7 }]);
});

test('the points of an ad follow its text', async () => {
  const { id } = (await eva.call('POST', '/api/employer/jobs', { title: 'Hebamme' })).json();
  const before = (await listOf(eva)).items[0].quality;
  await eva.call('PATCH', `/api/employer/jobs/${id}`, { version: 1, title: 'Hebamme (m/w/d)', startFlexible: true });
  expect((await listOf(eva)).items[0].quality).toBeGreaterThan(before);
});

test('many are renewed at once, what does not fit is named, and the day of publication stays', async () => {
  const ids = [
    await live({ title: 'A' }),
    await createJob(db, evaId, { title: 'B', postedAt: daysAgo(90), validThrough: daysAgo(1) }),
  ];
  const { id: draft } = (await eva.call('POST', '/api/employer/jobs', { title: 'C' })).json();
  const before = await db.select({ id: jobs.id, postedAt: jobs.postedAt }).from(jobs).orderBy(jobs.title);
  const selection = { ids: [...ids, draft] };
  const preview = await bulk('renew', selection, { days: 60, preview: true });
  expect(preview).toMatchObject({ ids, refused: [{ id: draft, state: 'draft', reason: 'state' }], undoUntil: null });
  expect(await statesOf()).toEqual(['A live', 'B expired', 'C draft']);

  const { batchId } = await bulk('renew', selection, { days: 60 });
  expect(await statesOf()).toEqual(['A live', 'B live', 'C draft']);
  expect(await db.select({ id: jobs.id, postedAt: jobs.postedAt }).from(jobs).orderBy(jobs.title)).toEqual(before);
  expect(await bulk('renew', { ids }, { days: 30 })).toMatchObject({
    ids: [],
    refused: [{ reason: 'runs_longer' }, {}],
  });
  expect((await undo(batchId)).json()).toEqual({ restored: 2, unchanged: 0 });
  expect(await statesOf()).toEqual(['A live', 'B expired', 'C draft']);
  expect((await undo(batchId)).json().code).toBe('job_posting.undo_late');
});

test.each([
  ['pause', ['A paused', 'B paused', 'C draft']],
  ['close', ['A closed', 'B closed', 'C draft']],
  ['fill', ['A filled', 'B filled', 'C draft']],
  ['delete', []],
])('%s on the whole filter, and undone', async (action, after) => {
  await live({ title: 'A' });
  await live({ title: 'B' });
  await eva.call('POST', '/api/employer/jobs', { title: 'C' });
  const { batchId } = await bulk(action, { filter: {} });
  expect(await statesOf()).toEqual(after);
  const { unchanged } = (await undo(batchId)).json();
  expect([unchanged, await statesOf()]).toEqual([0, ['A live', 'B live', 'C draft']]);
});

test('an undo leaves what somebody changed since', async () => {
  const [first, second] = [await live({ title: 'A' }), await live({ title: 'B' })];
  const { batchId } = await bulk('pause', { ids: [first, second] });
  await bulk('resume', { ids: [second] });
  expect((await undo(batchId)).json()).toEqual({ restored: 1, unchanged: 1 });
  expect(await statesOf()).toEqual(['A live', 'B live']);
});

test('jobs change their department, and the public sees it without another publication', async () => {
  const id = await live({ title: 'A' });
  const department = { id: randomUUID(), employerId: evaId, name: 'Kreißsaal' };
  const foreign = { id: randomUUID(), employerId: waldId, name: 'Wald' };
  await db.insert(departments).values([department, foreign]);
  expect((await bulk('department', { ids: [id] }, { departmentId: foreign.id })).code).toBe(
    'job_posting.department_unknown',
  );
  const { batchId } = await bulk('department', { ids: [id] }, { departmentId: department.id });
  expect((await listOf(eva)).items[0]).toMatchObject({
    department: { id: department.id, name: 'Kreißsaal' },
    hasChanges: false,
  });
  await undo(batchId);
  expect((await listOf(eva)).items[0]).toMatchObject({ department: null, hasChanges: false });
});

test('a Top-Job uses up the allowance of the plan, once and not twice', async () => {
  const ids = [await live({ title: 'A' }), await live({ title: 'B' })];
  const answers = await Promise.all(ids.map((id) => bulk('feature', { ids: [id] })));
  expect(answers.flatMap(({ refused }) => refused.map(({ reason }: { reason: string }) => reason))).toEqual([
    'allowance',
  ]);
  const { items, figures } = await listOf(eva);
  expect([items.filter(({ featured }: { featured: boolean }) => featured).length, figures.topJobs]).toMatchObject([
    1,
    { used: 1, of: 1 },
  ]);
  await bookPlan(db, evaId, 'group');
  expect((await bulk('feature', { ids })).ids).toHaveLength(1);
  expect((await listOf(eva)).figures).toMatchObject({
    topJobs: { used: 2, of: 10 },
    plan: { id: 'group', isBooked: true },
  });
});

test('another employer’s jobs are neither changed nor undone', async () => {
  const id = await live();
  expect((await bulk('close', { ids: [id] }, {}, wald)).code).toBe('job.not_found');
  expect(
    (
      await wald.call('POST', `/api/employer/jobs/bulk?employerId=${evaId}`, {
        action: 'close',
        selection: { filter: {} },
      })
    ).json().code,
  ).toBe('employer.not_found');
  expect((await listOf(wald, `?employerId=${evaId}`)).code).toBe('employer.not_found');
  const { batchId } = await bulk('close', { ids: [id] });
  expect((await undo(batchId, wald)).statusCode).toBe(409);
  expect(await statesOf()).toEqual(['Pflegefachkraft (m/w/d) closed']);
});

test('ten files at once are the most that a person gets', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await wald.call('GET', '/api/employer/jobs/file')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('the list goes out as a file and comes back as drafts', async () => {
  await live({ title: '=HYPERLINK("x")', payMin: 360_000, payMax: 440_000, payCurrency: 'EUR', payPeriod: 'month' });
  const file = await eva.call('GET', '/api/employer/jobs/file?tab=published');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toContain(`"'=HYPERLINK(""x"")"`);
  const csv = `${file.body};;;\r\n`;
  const read = async (preview: boolean) => (await eva.call('POST', '/api/employer/jobs/file', { csv, preview })).json();
  expect(await read(true)).toMatchObject({
    created: 1,
    lines: [
      { line: 2, title: '=HYPERLINK("x")', problems: [] },
      { line: 3, problems: [{ column: 'title', reason: 'missing' }] },
    ],
  });
  expect((await listOf(eva)).total).toBe(1);
  await read(false);
  expect(await statesOf('&origin=csv')).toEqual(['=HYPERLINK("x") draft']);
});
