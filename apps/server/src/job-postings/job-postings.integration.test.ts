import { employers } from '@stellenvisite/db/schema/employers';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../testing/people.ts';

const { app, database } = await buildTestApp();
const { db } = database;
await createPlaces(db);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createPerson(db, { email: 'anna@post.example' });
const eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
const anna = await signIn(app, 'anna@post.example');

const CONTENT = {
  title: 'Pflegefachkraft (m/w/d)',
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
  introHtml: '<p>Guten Tag<script>alert(1)</script></p>',
  applyMethod: 'here',
  salary: { min: 3600.5, max: 4400, currency: 'EUR', period: 'month' },
  duty: { shifts: ['early', 'night'] },
};
const WIEN = { ...CONTENT, location: { street: null, postalCode: null, city: 'Wien', country: 'AT' } };

beforeEach(async () => {
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See' });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald' });
});

const create = async (content: object = CONTENT, caller: Caller = eva) =>
  (await caller.call('POST', '/api/employer/jobs', content)).json();
const change = (id: string, body: object, caller: Caller = eva) =>
  caller.call('PATCH', `/api/employer/jobs/${id}`, body);
const move = (id: string, to: string, body?: object, caller: Caller = eva) =>
  caller.call('POST', `/api/employer/jobs/${id}/${to}`, body);
const read = async (id: string) => (await eva.call('GET', `/api/employer/jobs/${id}`)).json();
const found = async () =>
  (await app.inject('/api/jobs?q=pflegefachkraft')).json().items.map((job: { id: string }) => job.id);
const listed = async () => (await eva.call('GET', '/api/employer/jobs')).json().items;

test('a job is begun, published, found, changed, paused, resumed and closed, with its history', async () => {
  const { id, ...draft } = await create();
  expect(draft).toMatchObject({ state: 'draft', number: null, version: 1, problems: [], moves: ['publish'] });
  expect(await found()).toEqual([]);
  expect(await listed()).toMatchObject([{ id, state: 'draft', title: CONTENT.title, city: 'Berlin', number: null }]);

  expect((await move(id, 'publication')).json()).toMatchObject({
    state: 'live',
    hasChanges: false,
    moves: ['publish', 'pause', 'close'],
  });
  expect(await found()).toEqual([id]);
  expect((await app.inject(`/api/jobs/${id}`)).json()).toMatchObject({
    introHtml: '<p>Guten Tag</p>',
    salary: { min: 3601, max: 4400 },
    shifts: ['early', 'night'],
    location: { city: 'Berlin', lat: 52.5244 },
  });
  expect(await listed()).toMatchObject([{ id, state: 'live', number: expect.any(Number) }]);

  const changed = (await change(id, { version: 1, title: 'Stationsleitung Pflege (m/w/d)' })).json();
  expect(changed).toMatchObject({ version: 2, hasChanges: true, state: 'live' });
  expect((await app.inject(`/api/jobs/${id}`)).json().title).toBe(CONTENT.title);
  await move(id, 'publication');
  expect((await app.inject(`/api/jobs/${id}`)).json().title).toBe('Stationsleitung Pflege (m/w/d)');

  expect((await move(id, 'pause')).json()).toMatchObject({ state: 'paused', moves: ['publish', 'close'] });
  expect((await move(id, 'pause')).json().code).toBe('job_posting.move_refused');
  expect((await move(id, 'publication')).json().state).toBe('live');
  const closed = (await move(id, 'closing', { reason: 'filled' })).json();
  expect(closed).toMatchObject({ state: 'closed', moves: ['publish'] });
  expect(closed.history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'filled',
    'resumed',
    'paused',
    'changed',
    'published',
    'created',
  ]);
  expect(await found()).toEqual([]);
});

test('a draft may lack everything; publishing says what is missing and keeps what was typed', async () => {
  const { id, problems } = await create({});
  expect(problems).toEqual([
    'title_missing',
    'category_missing',
    'employment_type_missing',
    'experience_level_missing',
    'location_missing',
    'text_missing',
    'apply_method_missing',
  ]);
  expect((await move(id, 'publication')).json()).toMatchObject({ status: 422, code: 'job_posting.incomplete' });
  const { content } = (await change(id, { ...WIEN, version: 1, salary: null })).json();
  expect(content.title).toBe(CONTENT.title);
  expect((await read(id)).problems).toEqual(['pay_missing_austria']);
  expect((await move(id, 'publication')).statusCode).toBe(422);
  await change(id, { version: 2, salary: CONTENT.salary });
  expect((await move(id, 'publication')).json().state).toBe('live');
});

test.each([
  [{ location: { street: null, postalCode: null, city: 'Xyzstadt', country: 'DE' } }, 'location_unknown'],
  [{ location: { street: null, postalCode: null, city: 'Wien', country: 'DE' } }, 'location_unknown'],
  [{ applyMethod: 'external' }, 'apply_url_missing'],
  [{ applyMethod: 'contact' }, 'contact_missing'],
  [{ salary: { ...CONTENT.salary, min: 9000 } }, 'pay_range_wrong'],
])('%o is not published: %s', async (changes, problem) => {
  expect((await create({ ...CONTENT, ...changes })).problems).toEqual([problem]);
});

test('of two people who work on one text the second is told, and nothing is lost', async () => {
  const { id } = await create();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => change(id, { version: 1, title: `Titel ${n} (m/w/d)` })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('job_posting.version_stale');
  expect((await read(id)).version).toBe(2);
});

test('publishing twice at once publishes once', async () => {
  const { id } = await create();
  await Promise.all([move(id, 'publication'), move(id, 'publication'), move(id, 'publication')]);
  expect((await read(id)).history.map(({ kind }: { kind: string }) => kind)).toEqual(['published', 'created']);
});

test('a draft is deleted for good; what was public is closed and leaves the lists', async () => {
  const { id: draft } = await create();
  expect((await eva.call('DELETE', `/api/employer/jobs/${draft}`)).statusCode).toBe(204);
  expect(await db.$count(jobPostings)).toBe(0);
  const { id } = await create();
  await move(id, 'publication');
  expect((await eva.call('DELETE', `/api/employer/jobs/${id}`)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await eva.call('GET', `/api/employer/jobs/${id}`)).statusCode).toBe(404);
  expect(await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id))).toEqual([{ status: 'closed' }]);
});

test('a job that came from elsewhere is worked on like any other, and a copy begins as a draft', async () => {
  const id = await createJob(db, evaId, { reference: 'A-1', title: 'Hebamme (m/w/d)' });
  expect(await read(id)).toMatchObject({
    version: 1,
    hasChanges: false,
    state: 'live',
    content: { title: 'Hebamme (m/w/d)' },
  });
  expect((await change(id, { version: 1, vacationDays: 30 })).json()).toMatchObject({ version: 2, hasChanges: true });
  const copy = await create({ copyOf: id });
  expect(copy).toMatchObject({ state: 'draft', content: { title: 'Hebamme (m/w/d)', vacationDays: 30 } });
  expect(copy.content.reference).toBeUndefined();
});

test('another employer’s job is not found, and job seekers post none', async () => {
  const { id } = await create();
  for (const answer of [
    await wald.call('GET', `/api/employer/jobs/${id}`),
    await change(id, { version: 1, title: 'X' }, wald),
    await move(id, 'publication', undefined, wald),
    await wald.call('DELETE', `/api/employer/jobs/${id}`),
    await wald.call('POST', '/api/employer/jobs', { ...CONTENT, employerId: evaId }),
    await wald.call('POST', '/api/employer/jobs', { copyOf: id }),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await anna.call('POST', '/api/employer/jobs', CONTENT)).statusCode).toBe(403);
  expect((await read(id)).content.title).toBe(CONTENT.title);
});
