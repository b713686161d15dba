import { type Place, placeListSchema } from '@stellenvisite/contract/places';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createEmployer, createJob, createPlaces, daysAgo } from '../testing/market-factory.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const employerId = await createEmployer(db);
  await createJob(db, employerId, { placeId: 3 });
  await createJob(db, employerId, { placeId: 3, validThrough: daysAgo(1) });
});

async function complete(query: Record<string, string>): Promise<Place[]> {
  const response = await app.inject({ url: '/api/places', query });
  expect(response.statusCode, response.body).toBe(200);
  return placeListSchema.parse(response.json()).items;
}

describe('completing a place', () => {
  test.each([
    ['mün', ['München']],
    ['muen', ['München']],
    ['MÜNCHEN', ['München']],
    ['Vienna', ['Wien']],
    ['neustadt', ['Neustadt', 'Neustadt']],
    ['schwenn', ['Villingen-Schwenningen']],
    ['803', ['München']],
    ['85221 da', ['Dachau']],
    ['85221 mün', []],
    ['%', []],
    ['_', []],
    ["'", []],
    ['xyz', []],
  ])('%s offers %o', async (q, names) => {
    expect((await complete({ q })).map(({ name }) => name)).toEqual(names);
  });

  test('offers the larger place first and tells the typed postcode', async () => {
    const [first, second] = await complete({ q: 'neustadt' });
    expect([first?.region, second?.region]).toEqual(['Sachsen', 'Bayern']);
    expect((await complete({ q: '8033' }))[0]?.postalCode).toBe('80331');
  });

  test('keeps to a country and a number of offers', async () => {
    expect(await complete({ q: 'wien', country: 'DE' })).toEqual([]);
    expect(await complete({ q: 'n', limit: '1' })).toHaveLength(1);
  });

  test.each(['', 'q=', 'q=%00', 'q=a&limit=0', 'q=a&limit=99', 'q=a&country=FR', `q=${'a'.repeat(101)}`])(
    'refuses ?%s',
    async (query) => {
      expect((await app.inject(`/api/places?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('one place', () => {
  test('is found by its slug, with its live jobs counted', async () => {
    const response = await app.inject('/api/places/by-slug/dachau');
    expect(response.json()).toMatchObject({ name: 'Dachau', region: 'Bayern', postalCode: '85221', jobs: 1 });
  });

  test.each(['nirgendwo', '%00', '__proto__', 'DACHAU%20'])('with slug %s is not found', async (slug) => {
    const response = await app.inject(`/api/places/by-slug/${slug}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('place.not_found');
  });
});
