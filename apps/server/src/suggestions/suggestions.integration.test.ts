import { type SuggestionList, suggestionListSchema } from '@stellenvisite/contract/job-search';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createEmployer, createJob, createPlaces, daysAgo } from '../testing/market-factory.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const house = await createEmployer(db, { name: 'Pflegehaus Wiental' });
  await createJob(db, house, { title: 'Pflegefachkraft (m/w/d) Chirurgie', placeId: 4 });
  await createJob(db, house, { title: 'Pflegefachkraft (w/m/d)', placeId: 4 });
  await createJob(db, house, { title: 'Leitung Pflege (m/w/d)' });
  await createJob(db, house, { title: 'Pflegehelfer (m/w/d)', validThrough: daysAgo(1) });
});

async function suggest(q: string, limit = '8'): Promise<SuggestionList['items']> {
  const response = await app.inject({ url: '/api/suggestions', query: { q, limit } });
  expect(response.statusCode, response.body).toBe(200);
  return suggestionListSchema.parse(response.json()).items;
}

test('offers occupations without gender marker, what begins with the word first, then employers', async () => {
  expect(await suggest('pflege')).toEqual([
    { kind: 'occupation', text: 'Pflegefachkraft', count: 2 },
    { kind: 'occupation', text: 'Leitung Pflege', count: 1 },
    { kind: 'employer', text: 'Pflegehaus Wiental', count: 3 },
  ]);
});

test('a count is what a search for that text finds', async () => {
  for (const { kind, text, count } of await suggest('pflege')) {
    if (kind !== 'occupation') continue;
    expect((await app.inject({ url: '/api/jobs', query: { q: text } })).json().total).toBe(count);
  }
});

test('offers places that have jobs', async () => {
  expect(await suggest('wien')).toEqual([
    { kind: 'employer', text: 'Pflegehaus Wiental', count: 3 },
    { kind: 'place', text: 'Wien', count: 2 },
  ]);
});

test('keeps to the number asked for', async () => {
  expect(await suggest('e', '2')).toHaveLength(2);
});

test.each(['%', '_', '\\', "'", 'xyz'])('offers nothing for %s', async (q) => {
  expect(await suggest(q)).toEqual([]);
});

test.each(['', 'q=', 'q=%20', 'q=%00', 'q=a&limit=21', `q=${'a'.repeat(101)}`])('refuses ?%s', async (query) => {
  expect((await app.inject(`/api/suggestions?${query}`)).statusCode).toBe(400);
});
