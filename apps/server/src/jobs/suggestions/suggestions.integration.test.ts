import { type SuggestionList, suggestionListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { createEmployer, createJob, daysAgo, MONTHLY_EUR } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const PAID = { ...MONTHLY_EUR, payMin: 320_000, payMax: 380_000 };
const VIENNA = { city: 'Wien', region: 'Wien', country: 'AT', lat: 48.208, lon: 16.372, ...PAID } as const;

beforeAll(async () => {
  const employer = await createEmployer(db, { name: 'Pflegehaus Wiental' });
  await createJob(db, employer, { title: 'Pflegefachkraft (m/w/d) Chirurgie', ...VIENNA });
  await createJob(db, employer, { title: 'Gesundheits- und Krankenpfleger (w/m/d)', ...VIENNA });
  await createJob(db, employer, { title: 'Pflegehelfer (m/w/d)' });
  await createJob(db, employer, { title: 'Radiologietechnologe (m/w/d)', validThrough: daysAgo(1) });
  await createEmployer(db, { name: 'Pflegedienst ohne Stellen' });
});

async function suggest(q: string, limit = '8'): Promise<SuggestionList['items']> {
  const response = await app.inject({ url: '/api/suggestions', query: { q, limit } });
  expect(response.statusCode, response.body).toBe(200);
  return suggestionListSchema.parse(response.json()).items;
}

test('offers what begins as typed: occupations that have jobs, then employers that have some', async () => {
  const items = await suggest('pflege');
  const occupations = items.filter(({ kind }) => kind === 'occupation');
  expect(occupations.map(({ text }) => text)).toContain('Pflegefachkraft');
  expect(occupations.every(({ count = 0 }) => count > 0)).toBe(true);
  expect(items.filter(({ kind }) => kind === 'employer')).toEqual([
    { kind: 'employer', text: 'Pflegehaus Wiental', count: 3 },
  ]);
});

test.each([
  ['krankensch', 'Pflegefachkraft'],
  ['Krankenschw', 'Pflegefachkraft'],
  ['kranknsch', 'Pflegefachkraft'],
  ['krankenpflegerin', 'Pflegefachkraft'],
  ['dgk', 'Pflegefachkraft'],
  ['registered n', 'Registered nurse'],
])('%s leads to the occupation once, by our name for it: %s', async (q, text) => {
  const occupations = (await suggest(q)).filter(({ kind }) => kind === 'occupation');
  expect(occupations[0]).toEqual({ kind: 'occupation', text, count: 2 });
  expect(new Set(occupations.map((each) => each.text)).size).toBe(occupations.length);
});

test('names an occupation that has no jobs where nothing that has any is meant', async () => {
  expect((await suggest('radiologietechnol'))[0]).toEqual({
    kind: 'occupation',
    text: 'Medizinische Technologie Radiologie',
    count: 0,
  });
});

test.each([
  ['chirur', 'Chirurgie'],
  ['chrirur', 'Chirurgie'],
])('%s leads to the field of work %s', async (q, text) => {
  const fields = (await suggest(q)).filter(({ kind }) => kind === 'field');
  expect(fields).toContainEqual({ kind: 'field', text, count: 1 });
});

test('offers no field of work in which nobody is looked for', async () => {
  expect((await suggest('kardio')).filter(({ kind }) => kind === 'field')).toEqual([]);
});

test('a count is what a search for that text finds', async () => {
  for (const { kind, text, count } of await suggest('pflege')) {
    if (kind !== 'occupation' && kind !== 'field') continue;
    expect((await app.inject({ url: '/api/jobs', query: { q: text } })).json().total).toBe(count);
  }
});

test('offers places around which there are jobs', async () => {
  expect((await suggest('wien')).slice(0, 2)).toEqual([
    { kind: 'employer', text: 'Pflegehaus Wiental', count: 3 },
    { kind: 'place', text: 'Wien', count: 2 },
  ]);
  expect((await suggest('öster')).at(-1)).toEqual({ kind: 'place', text: 'Österreich', count: 2 });
  expect(await suggest('zürich')).toEqual([]);
});

test('thinks of a slip only where nothing begins as typed', async () => {
  expect((await suggest('wein')).map(({ text }) => text)).not.toContain('Wien');
  expect(await suggest('östereich')).toEqual([{ kind: 'place', text: 'Österreich', count: 2 }]);
});

test('respects the requested limit', async () => {
  expect(await suggest('pflege', '2')).toHaveLength(2);
});

test.each(['%', '_', '\\', "'", 'xyz'])('offers nothing for %s', async (q) => {
  expect(await suggest(q)).toEqual([]);
});

test.each(['', 'q=', 'q=%20', 'q=%00', 'q=a&limit=21', `q=${'a'.repeat(101)}`])('refuses ?%s', async (query) => {
  expect((await app.inject(`/api/suggestions?${query}`)).statusCode).toBe(400);
});
