import { randomUUID } from 'node:crypto';
import { BOOKMARK_NOTE_LENGTH, MAX_SAVED_EMPLOYERS, MAX_SAVED_JOBS } from '@stellenvisite/contract/seekers/bookmarks';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import {
  createEmployer,
  createJob,
  createPlaces,
  daysAgo,
  MONTHLY_EUR,
  NOW,
  newJob,
} from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await createPlaces(db);
const employerId = await createEmployer(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');

beforeEach(async () => {
  now = NOW;
  await db.delete(savedJobs);
  await db.delete(savedEmployers);
  await db.delete(jobs);
});

const later = (minutes: number) => {
  now = new Date(NOW.getTime() + minutes * 60_000);
};
const listJobs = async (query = '', caller = anna) => (await caller.call('GET', `/api/saved-jobs${query}`)).json();
const titles = async (query = '') =>
  (await listJobs(query)).items.map((item: { job: { title: string } }) => item.job.title);
const refusalOf = async (call: ReturnType<typeof anna.call>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().code];
};

test('a job is saved once however often the heart is pressed, noted and removed', async () => {
  const jobId = await createJob(db, employerId, { title: 'Hebamme' });
  const path = `/api/saved-jobs/${jobId}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => anna.call('PUT', path)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(5).fill([204, '']));
  expect((await anna.call('PATCH', path, { note: '  Ab 14 Uhr\nanrufen ' })).json()).toEqual({
    note: 'Ab 14 Uhr\nanrufen',
  });
  expect(await listJobs()).toMatchObject({
    items: [
      {
        job: { id: jobId, title: 'Hebamme' },
        state: 'open',
        note: 'Ab 14 Uhr\nanrufen',
        savedAt: NOW.toISOString(),
        similar: [],
      },
    ],
    total: 1,
    page: 1,
  });
  expect((await anna.call('GET', '/api/bookmarks')).json()).toEqual({ jobIds: [jobId], employerIds: [] });

  const removed = await anna.call('DELETE', path);
  expect([removed.statusCode, removed.json()]).toEqual([200, { note: 'Ab 14 Uhr\nanrufen' }]);
  expect(await refusalOf(anna.call('DELETE', path))).toEqual([404, 'saved_job.not_found']);
  // Undone, it comes back with its note.
  await anna.call('PUT', path, removed.json());
  expect((await listJobs()).items).toMatchObject([{ note: 'Ab 14 Uhr\nanrufen' }]);
});

test('the list can be limited to some jobs, of which only own saved ones appear', async () => {
  const ids = [];
  for (const title of ['Hebamme', 'MFA', 'OTA']) ids.push(await createJob(db, employerId, { title }));
  await Promise.all(ids.slice(0, 2).map((id) => anna.call('PUT', `/api/saved-jobs/${id}`)));
  await bea.call('PUT', `/api/saved-jobs/${ids[2]}`);
  expect(await titles(`?jobId=${ids[1]}&jobId=${ids[2]}`)).toEqual(['MFA']);
  expect(await titles(`?jobId=${ids[0]},${ids[1]}`)).toHaveLength(2);
  expect((await anna.call('GET', '/api/saved-jobs?jobId=no-id')).statusCode).toBe(400);
});

test('what ends first appears first, what has ended last and next to open jobs like it', async () => {
  const ids = await Promise.all(
    [
      { title: 'Später', validThrough: daysAgo(-20), payMin: 300_000, payMax: 300_000, ...MONTHLY_EUR },
      { title: 'Bald', validThrough: daysAgo(-3), payMin: 400_000, payMax: 400_000, ...MONTHLY_EUR },
      { title: 'Vorbei', validThrough: daysAgo(1) },
      { title: 'Besetzt', status: 'closed' as const, validThrough: daysAgo(-9) },
      { title: 'Pausiert', status: 'published' as const, validThrough: daysAgo(-5) },
    ].map((values) => createJob(db, employerId, values)),
  );
  for (const [index, id] of ids.entries()) {
    later(index);
    await anna.call('PUT', `/api/saved-jobs/${id}`);
  }
  await db.update(jobs).set({ status: 'paused' }).where(eq(jobs.title, 'Pausiert'));
  const { items } = await listJobs();
  expect(items.map((item: { job: { title: string }; state: string }) => [item.job.title, item.state])).toEqual([
    ['Bald', 'open'],
    ['Später', 'open'],
    ['Vorbei', 'ended'],
    ['Pausiert', 'paused'],
    ['Besetzt', 'ended'],
  ]);
  const similar = items.map((item: { similar: { title: string }[] }) => item.similar.map(({ title }) => title).sort());
  expect(similar).toEqual([[], [], ['Bald', 'Später'], [], ['Bald', 'Später']]);
  expect(await titles('?sort=saved')).toEqual(['Pausiert', 'Besetzt', 'Vorbei', 'Bald', 'Später']);
  expect((await titles('?sort=salary')).slice(0, 2)).toEqual(['Bald', 'Später']);
  expect(await titles('?page=2&pageSize=2')).toEqual(['Vorbei', 'Pausiert']);
});

test('the list is searched by title, employer, place and note', async () => {
  const other = await createEmployer(db, { name: 'Praxis 100% Herz' });
  const first = await createJob(db, employerId, { title: 'Hebamme', city: 'Wien' });
  const second = await createJob(db, other, { title: 'MFA' });
  for (const id of [first, second]) await anna.call('PUT', `/api/saved-jobs/${id}`);
  await anna.call('PATCH', `/api/saved-jobs/${second}`, { note: 'Frau Kessler' });
  for (const [q, found] of [
    ['hebam', ['Hebamme']],
    ['WIEN', ['Hebamme']],
    ['100%25%20herz', ['MFA']],
    ['kessler', ['MFA']],
    ['_', []],
  ] as const)
    expect(await titles(`?q=${q}`), q).toEqual(found);
});

test('employers are saved, noted, sorted by what is new there, and removed', async () => {
  const quiet = await createEmployer(db, { name: 'Altes Haus' });
  const busy = await createEmployer(db, { name: 'Neues Haus' });
  await createJob(db, busy, { postedAt: daysAgo(2) });
  await createJob(db, busy, { postedAt: daysAgo(20) });
  await createJob(db, busy, { postedAt: daysAgo(2), status: 'paused' });
  await createJob(db, quiet, { postedAt: daysAgo(20) });
  for (const id of [busy, quiet]) {
    later(id === busy ? 0 : 1);
    expect((await anna.call('PUT', `/api/saved-employers/${id}`)).statusCode).toBe(204);
  }
  await anna.call('PATCH', `/api/saved-employers/${busy}`, { note: 'Kantine!' });
  const list = async (query: string) => (await anna.call('GET', `/api/saved-employers${query}`)).json();
  expect(await list('')).toMatchObject({
    items: [
      { employer: { name: 'Neues Haus', openPositions: 2 }, newJobs: 1, note: 'Kantine!' },
      { employer: { name: 'Altes Haus', openPositions: 1 }, newJobs: 0, note: '' },
    ],
    total: 2,
  });
  expect((await list('?sort=saved')).items).toMatchObject([{ employer: { name: 'Altes Haus' } }, {}]);
  expect((await list('?sort=name')).items).toMatchObject([{ employer: { name: 'Altes Haus' } }, {}]);
  expect((await list('?q=kantine')).items).toMatchObject([{ employer: { name: 'Neues Haus' } }]);
  expect((await anna.call('DELETE', `/api/saved-employers/${busy}`)).json()).toEqual({ note: 'Kantine!' });
  expect((await anna.call('GET', '/api/bookmarks')).json()).toEqual({ jobIds: [], employerIds: [quiet] });
});

test('what was never public, or does not exist, cannot be saved', async () => {
  const draft = await createJob(db, employerId, { status: 'draft' });
  const future = await createJob(db, employerId, { postedAt: daysAgo(-1) });
  for (const id of [draft, future, randomUUID(), 'keine-kennung']) {
    expect(await refusalOf(anna.call('PUT', `/api/saved-jobs/${id}`)), id).toEqual([404, 'job.not_found']);
    expect(await refusalOf(anna.call('PUT', `/api/saved-employers/${id}`)), id).toEqual([404, 'employer.not_found']);
  }
});

test('a note is never endless and has no character the database cannot hold', async () => {
  const jobId = await createJob(db, employerId);
  await anna.call('PUT', `/api/saved-jobs/${jobId}`);
  for (const note of ['a'.repeat(BOOKMARK_NOTE_LENGTH + 1), 'a\0b', 7])
    expect(await refusalOf(anna.call('PATCH', `/api/saved-jobs/${jobId}`, { note }))).toEqual([400, 'request.invalid']);
});

test('nobody sees, changes or removes what another has saved', async () => {
  const jobId = await createJob(db, employerId);
  for (const [kind, id] of [
    ['job', jobId],
    ['employer', employerId],
  ] as const) {
    const path = `/api/saved-${kind}s/${id}`;
    await anna.call('PUT', path, { note: 'geheim' });
    expect((await bea.call('GET', `/api/saved-${kind}s`)).json()).toMatchObject({ items: [], total: 0 });
    expect(await refusalOf(bea.call('PATCH', path, { note: 'x' }))).toEqual([404, `saved_${kind}.not_found`]);
    expect(await refusalOf(bea.call('DELETE', path))).toEqual([404, `saved_${kind}.not_found`]);
    expect((await anna.call('GET', `/api/saved-${kind}s`)).json().items).toMatchObject([{ note: 'geheim' }]);
  }
});

test('the lists have an end, which two requests at once do not exceed', async () => {
  const rows = Array.from({ length: MAX_SAVED_JOBS + 2 }, () => newJob(employerId));
  await db.insert(jobs).values(rows);
  await db
    .insert(savedJobs)
    .values(rows.slice(0, MAX_SAVED_JOBS - 1).map(({ id: jobId }) => ({ id: randomUUID(), userId: annaId, jobId })));
  const answers = await Promise.all(rows.slice(-3).map(({ id }) => anna.call('PUT', `/api/saved-jobs/${id}`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  // A saved job may be saved again.
  expect((await anna.call('PUT', `/api/saved-jobs/${rows[0]?.id}`)).statusCode).toBe(204);

  const employers = await Promise.all(Array.from({ length: MAX_SAVED_EMPLOYERS }, () => createEmployer(db)));
  await db
    .insert(savedEmployers)
    .values(employers.map((employerId) => ({ id: randomUUID(), userId: annaId, employerId })));
  const refusal = await refusalOf(anna.call('PUT', `/api/saved-employers/${employerId}`));
  expect(refusal).toEqual([409, 'saved_employer.limit_reached']);
});

test('they go with the account', async () => {
  const { id } = await createPerson(db, { email: 'clara@post.example' });
  const clara = await signIn(app, 'clara@post.example');
  await clara.call('PUT', `/api/saved-jobs/${await createJob(db, employerId)}`);
  await clara.call('PUT', `/api/saved-employers/${employerId}`);
  await db.delete(authUsers).where(eq(authUsers.id, id));
  expect([await db.$count(savedJobs), await db.$count(savedEmployers)]).toEqual([0, 0]);
});
