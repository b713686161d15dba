import { jobListSchema } from '@stellenvisite/contract/job-search.schema';
import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const park = await createEmployer(db);
  for (const title of ['MTF Herz', 'MTF Schlaf']) await createJob(db, park, { title, category: 'medical' });
  await createJob(db, park, { title: 'Pflegefachkraft', category: 'nursing' });
});

async function related(q: string, language: string) {
  const response = await app.inject({ url: '/api/jobs', query: { q }, headers: { 'accept-language': language } });
  expect(response.statusCode, response.body).toBe(200);
  const { relaxations } = jobListSchema.parse(response.json());
  return relaxations.filter(({ kind }) => kind === 'related').map(({ value, change }) => [value, change.q]);
}

test.each([
  ['de', 'Medizinischer Technologe für Funktionsdiagnostik'],
  ['en', 'ecg technologist'],
])('a related occupation is offered by its plainest name (%s)', async (language, name) => {
  expect(await related('MTR', language)).toContainEqual([name, name]);
});

test('where two occupations were asked for, none is put in the place of one', async () => {
  expect(await related('MTR teilzeit Hebamme', 'de')).toEqual([]);
});

async function search(q: string) {
  const response = await app.inject({ url: '/api/jobs', query: { q } });
  expect(response.statusCode, response.body).toBe(200);
  return jobListSchema.parse(response.json());
}

test.each([
  ['pflegefachkraft ohne nacht', 'pflegefachkraft', 1],
  ['ohne nacht', '', 3],
])('“%s” finds none of the jobs that name no shifts, and offers them with their count', async (q, words, count) => {
  const { total, relaxations } = await search(q);
  expect(total).toBe(0);
  expect(relaxations).toContainEqual({ kind: 'word', value: 'ohne nacht', change: { q: words }, count });
});

test('a word that is two things at once is offered only once to go without', async () => {
  const { relaxations } = await search('Kardiologe Stuttgart');
  const changes = relaxations.filter(({ kind }) => kind === 'word').map(({ change }) => change.q);
  expect(new Set(changes).size).toBe(changes.length);
});
