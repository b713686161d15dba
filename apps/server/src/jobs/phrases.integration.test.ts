import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const employer = await createEmployer(db);
  await createJob(db, employer, { title: 'ÄRZTLICHE LEITUNG Übergangspflege' });
  await createJob(db, employer, { title: 'Leitung (OP.1) 50% ärztliche Aufgaben' });
});

async function titles(q: string): Promise<string[]> {
  const response = await app.inject({ url: '/api/jobs', query: { q, sort: 'title_asc' } });
  return response.json().items.map(({ title }: { title: string }) => title);
}

test.each([
  ['ärztliche leitung', 'ÄRZTLICHE LEITUNG Übergangspflege'],
  ['LEITUNG ÜBERGANGSPFLEGE', 'ÄRZTLICHE LEITUNG Übergangspflege'],
  ['leitung (op.1)', 'Leitung (OP.1) 50% ärztliche Aufgaben'],
  ['50% ÄRZTLICHE', 'Leitung (OP.1) 50% ärztliche Aufgaben'],
])('“%s” is found in large and small letters, umlauts too', async (phrase, title) => {
  expect(await titles(`"${phrase}"`)).toEqual([title]);
});

test.each(['leitung op.1', '50. ärztliche', 'leitung (op11)', '.* leitung', 'ärztliche.leitung', 'leitung\\s'])(
  '“%s” appears nowhere: its signs are no pattern',
  async (phrase) => {
    expect(await titles(`"${phrase}"`)).toEqual([]);
  },
);
