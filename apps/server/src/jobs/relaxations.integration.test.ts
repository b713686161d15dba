import { jobListSchema } from '@stellenvisite/contract/job-search';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createEmployer, createJob, createPlaces } from '../testing/market-factory.ts';

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
