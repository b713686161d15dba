import { MAX_HIDDEN_EMPLOYERS } from '@stellenvisite/contract/employers/employers';
import { hiddenEmployerIds } from '@stellenvisite/core/jobs/hidden-from-search';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const { app, database } = await buildTestApp({ now: () => NOW });
const { db } = database;
await createPlaces(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
const { id: beaId } = await createPerson(db, { email: 'bea@post.example' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');

const forest = await createEmployer(db, { name: 'Klinik am Wald' });
const lake = await createEmployer(db, { name: 'Klinik am See' });
const agency = await createEmployer(db, { name: 'Mainpflege Personaldienstleistungen GmbH' });
await createJob(db, forest, { title: 'Hebamme im Wald', employmentType: 'part_time' });
await createJob(db, forest, { title: 'Pflegefachkraft im Wald', employmentType: 'full_time' });
await createJob(db, lake, { title: 'Pflegefachkraft am See', employmentType: 'full_time' });
await createJob(db, agency, { title: 'Pflegefachkraft im Einsatz', employmentType: 'full_time' });

beforeEach(async () => {
  await db.delete(hiddenEmployers);
  await db.delete(hiddenAgencies);
});

type Found = {
  total: number;
  hidden?: number;
  items: { title: string }[];
  facets: Record<string, { value: string; count: number }[]>;
};
const search = async (query = '', caller = anna): Promise<Found> =>
  (await caller.call('GET', `/api/jobs${query}`)).json();
const titlesOf = ({ items }: Found) => items.map(({ title }) => title).sort();
const hide = (employerId: string, caller = anna) => caller.call('PUT', `/api/hidden-employers/${employerId}`);
const setAgencies = (agencies: boolean) => anna.call('PATCH', '/api/hidden-employers', { agencies });

test('an employer is hidden once despite repeated requests, listed and shown again', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => hide(forest)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([204, '']));
  expect((await anna.call('GET', '/api/hidden-employers')).json()).toMatchObject({
    items: [{ employer: { id: forest, name: 'Klinik am Wald' }, hiddenAt: NOW.toISOString() }],
    total: 1,
    page: 1,
    agencies: false,
  });
  expect((await anna.call('DELETE', `/api/hidden-employers/${forest}`)).statusCode).toBe(204);
  const again = await anna.call('DELETE', `/api/hidden-employers/${forest}`);
  expect([again.statusCode, again.json().code]).toEqual([404, 'hidden_employer.not_found']);
  expect((await anna.call('GET', '/api/hidden-employers')).json()).toMatchObject({ items: [], total: 0 });
});

test('the search leaves the jobs of a hidden employer out of its items, total and facets, and says how many', async () => {
  const before = await search();
  expect(before).toMatchObject({ total: 4 });
  expect(before.hidden).toBeUndefined();
  await hide(forest);
  const found = await search();
  expect(titlesOf(found)).toEqual(['Pflegefachkraft am See', 'Pflegefachkraft im Einsatz']);
  expect(found).toMatchObject({ total: 2, hidden: 2 });
  expect(found.facets.employmentType).toContainEqual({ value: 'full_time', count: 2 });
  expect(found.facets.employmentType).toContainEqual({ value: 'part_time', count: 0 });
  // Only what the words and filters would have found counts as hidden.
  expect(await search('?employmentType=full_time')).toMatchObject({ total: 2, hidden: 1 });
  expect(await search('?q=hebamme')).toMatchObject({ total: 0, hidden: 1 });
});

test('who asks for the hidden ones, or for that employer, sees them', async () => {
  await hide(forest);
  expect(await search('?includeHidden=true')).toMatchObject({ total: 4, hidden: 2 });
  expect(await search(`?employerId=${forest}`)).toMatchObject({ total: 2 });
  expect((await anna.call('GET', `/api/employers/${forest}/jobs`)).json()).toMatchObject({ total: 2 });
});

test('nobody else notices: neither another person nor a visitor, whoever asks first', async () => {
  await hide(forest);
  expect(await search()).toMatchObject({ total: 2 });
  const visitor = await app.inject('/api/jobs');
  expect(visitor.json()).toMatchObject({ total: 4 });
  expect(visitor.json().hidden).toBeUndefined();
  expect(await search('', bea)).toMatchObject({ total: 4 });
  expect((await bea.call('DELETE', `/api/hidden-employers/${forest}`)).statusCode).toBe(404);
  expect((await bea.call('GET', '/api/hidden-employers')).json()).toMatchObject({ items: [] });
});

test('the map and its lists leave them out as well', async () => {
  await hide(forest);
  const map = async (path: string) => (await anna.call('GET', path)).json().total;
  expect(await map('/api/jobs/map')).toBe(2);
  expect(await map('/api/jobs/map/items?bbox=-180,-90,180,90')).toBe(2);
  expect(await map('/api/jobs/map?includeHidden=true')).toBe(4);
});

test('all temporary-work agencies go with one setting, and come back with it', async () => {
  expect((await setAgencies(true)).json()).toEqual({ agencies: true });
  expect((await setAgencies(true)).json()).toEqual({ agencies: true });
  expect((await anna.call('GET', '/api/hidden-employers')).json()).toMatchObject({ items: [], agencies: true });
  expect(await search()).toMatchObject({ total: 3, hidden: 1 });
  await setAgencies(false);
  expect(await search()).toMatchObject({ total: 4 });
});

test('alerts ask whose jobs a person does not want', async () => {
  await hide(forest);
  await setAgencies(true);
  expect((await hiddenEmployerIds({ db }, annaId)).sort()).toEqual([forest, agency].sort());
  // Hidden in both ways it is named once.
  await hide(agency);
  expect(await hiddenEmployerIds({ db }, annaId)).toHaveLength(2);
  expect(await hiddenEmployerIds({ db }, beaId)).toEqual([]);
});

test('recommendations hold nothing of a hidden employer', async () => {
  await anna.call('PATCH', '/api/profile', { occupations: ['pflegefach'] });
  const recommended = async () =>
    (await anna.call('GET', '/api/recommendations'))
      .json()
      .items.map(({ job }: { job: { employer: { id: string } } }) => job.employer.id)
      .sort();
  expect(await recommended()).toEqual([forest, lake, agency].sort());
  await hide(forest);
  await setAgencies(true);
  expect(await recommended()).toEqual([lake]);
});

test('an unknown employer is not found, and the list has an end', async () => {
  for (const id of [crypto.randomUUID(), 'no-id']) {
    const answer = await hide(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'employer.not_found']);
  }
  for (let each = 0; each < MAX_HIDDEN_EMPLOYERS; each += 1) {
    const employerId = await createEmployer(db, { name: `Praxis ${each}` });
    await db.insert(hiddenEmployers).values({ userId: annaId, employerId, hiddenAt: NOW });
  }
  const answer = await hide(forest);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'hidden_employer.limit_reached']);
});
