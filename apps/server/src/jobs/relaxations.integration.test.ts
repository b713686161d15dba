import { jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
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
  await createJob(db, park, { title: 'Pflegefachkraft Gynäkologie', category: 'nursing' });
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

test('where two occupations were requested, none is put in the place of one', async () => {
  expect(await related('MTR teilzeit Hebamme', 'de')).toEqual([]);
});

async function search(q: string, filters: Record<string, string> = {}) {
  const response = await app.inject({ url: '/api/jobs', query: { q, ...filters } });
  expect(response.statusCode, response.body).toBe(200);
  return jobListSchema.parse(response.json());
}

test.each([
  ['pflegefachkraft ohne nacht', 'pflegefachkraft', 2],
  ['ohne nacht', '', 4],
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

test('where two filters are in the way, leaving out both is offered', async () => {
  const { total, relaxations } = await search('pflegefachkraft', { shift: 'night', category: 'doctors' });
  expect(total).toBe(0);
  expect(relaxations).toEqual([
    {
      kind: 'several',
      value: '',
      parts: [
        { kind: 'filter', value: 'category' },
        { kind: 'filter', value: 'shift' },
      ],
      change: { category: '', shift: '' },
      count: 2,
    },
  ]);
});

test('where three filters are in the way, all of them go', async () => {
  const filters = { shift: 'night', category: 'doctors', salaryMin: '90000' };
  const { relaxations } = await search('pflegefachkraft', filters);
  expect(relaxations.map(({ change }) => Object.keys(change).toSorted())).toEqual([Object.keys(filters).toSorted()]);
});

test.each([
  ['de', 'Geburtshilfe', 'Gynäkologie'],
  ['en', 'Geburtshilfe', 'gynaecology'],
])('a field nobody looks for is offered with its neighbours (%s)', async (language, q, near) => {
  expect(await related(q, language)).toContainEqual([near, near]);
});

test('a town that has a namesake is identified by its full name, with the other one', async () => {
  expect((await search('Pflege', { location: 'Frankfurt' })).place).toEqual({
    kind: 'point',
    name: 'Frankfurt am Main',
    others: [{ name: 'Frankfurt (Oder)', text: 'Frankfurt (Oder)' }],
  });
  expect((await search('Pflege Frankfurt')).place?.others).toHaveLength(1);
  expect((await search('Pflege', { location: 'Baden' })).place?.name).toBe('Baden, Niederösterreich');
  expect((await search('Pflege', { location: 'Bayern' })).place).toEqual({
    kind: 'region',
    name: 'Bayern',
    others: [],
  });
  expect((await search('Pflege')).place).toBeUndefined();
});
