import { type JobMap, jobMapItemsSchema, jobMapSchema } from '@stellenvisite/contract/jobs/job-map.schema';
import { createEmployer, createJob, createPlaces, daysAgo, MONTHLY_EUR } from '@stellenvisite/db/testing-market';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const MUNICH = { placeId: 2, city: 'München', region: 'Bayern', country: 'DE', lat: 48.137, lon: 11.575 } as const;
const DACHAU = { placeId: 3, city: 'Dachau', region: 'Bayern', country: 'DE', lat: 48.26, lon: 11.434 } as const;
const VIENNA = {
  placeId: 4,
  city: 'Wien',
  region: 'Wien',
  country: 'AT',
  lat: 48.208,
  lon: 16.372,
  ...MONTHLY_EUR,
  payMin: 300_000,
  payMax: 350_000,
} as const;
const BAVARIA = '9,47,13.9,50';

let viennese = '';

beforeAll(async () => {
  await createPlaces(db);
  const employer = await createEmployer(db);
  for (const [days, place] of [MUNICH, MUNICH, MUNICH, DACHAU].entries()) {
    await createJob(db, employer, { title: `Pflegefachkraft ${days}`, postedAt: daysAgo(days + 1), ...place });
  }
  viennese = await createJob(db, employer, { title: 'Hebamme', category: 'medical', postedAt: daysAgo(2), ...VIENNA });
  await createJob(db, employer, { title: 'Pflegefachkraft', status: 'draft', ...VIENNA });
});

async function ask(query: Record<string, string> = {}): Promise<JobMap> {
  const response = await app.inject({ url: '/api/jobs/map', query });
  expect(response.statusCode, response.body).toBe(200);
  return jobMapSchema.parse(response.json());
}

test('the whole market appears on the map in clusters with true counts', async () => {
  const { total, shown, clusters, bounds, around } = await ask({ zoom: '5' });
  expect({ total, shown, around }).toEqual({ total: 5, shown: 5, around: null });
  expect(clusters).toMatchObject([
    { count: 4, place: 'München' },
    { count: 1, place: 'Wien', jobId: viennese, title: 'Hebamme', category: 'medical' },
  ]);
  expect(clusters[0]).not.toHaveProperty('jobId');
  expect(bounds?.west).toBeCloseTo(11.434, 3);
  expect(bounds?.east).toBeCloseTo(16.372, 3);
});

test('only the section is drawn, the total stays that of the search', async () => {
  const { total, shown, clusters } = await ask({ zoom: '9', bbox: BAVARIA });
  expect({ total, shown }).toEqual({ total: 5, shown: 4 });
  expect(clusters.map(({ count, place }) => [count, place])).toEqual([
    [3, 'München'],
    [1, 'Dachau'],
  ]);
});

test('the words and filters of the search hold for the map', async () => {
  expect(await ask({ q: 'hebamme' })).toMatchObject({ total: 1, clusters: [{ jobId: viennese }] });
  expect(await ask({ category: 'nursing', location: 'Wien' })).toMatchObject({ total: 0, clusters: [] });
});

test('a searched circle is reported, and the map is to show all of it', async () => {
  const { around, bounds, total } = await ask({ location: 'München', radius: '10' });
  expect(total).toBe(3);
  expect(around).toEqual({ lat: expect.closeTo(48.137, 2), lon: expect.closeTo(11.575, 2), radiusKm: 10 });
  expect((bounds?.north ?? 0) - (bounds?.south ?? 0)).toBeCloseTo(20 / 111.32, 3);
  expect((await ask({ location: 'München' })).around?.radiusKm).toBe(30);
});

test('the jobs of one point are listed in pages, newest first', async () => {
  const [munich] = (await ask({ zoom: '12', bbox: BAVARIA })).clusters;
  const { west, south, east, north } = munich ?? { west: 0, south: 0, east: 0, north: 0 };
  const query = { bbox: [west, south, east, north].join(), pageSize: '2' };
  const pages = await Promise.all(
    ['1', '2'].map((page) => app.inject({ url: '/api/jobs/map/items', query: { ...query, page } })),
  );
  const [first, second] = pages.map((page) => jobMapItemsSchema.parse(page.json()));
  expect(first?.total).toBe(3);
  expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ title }) => title)).toEqual([
    'Pflegefachkraft 0',
    'Pflegefachkraft 1',
    'Pflegefachkraft 2',
  ]);
});

test('any query of the map is answered or refused, and never fails', async () => {
  const part = fc.oneof(fc.double(), fc.string({ maxLength: 5 })).map(String);
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), part, async (bbox, zoom) => {
      const { statusCode } = await app.inject({ url: '/api/jobs/map', query: { bbox: bbox.join(), zoom } });
      expect([200, 400]).toContain(statusCode);
    }),
    { numRuns: 60 },
  );
  expect((await app.inject('/api/jobs/map?bbox=10,50,9,51')).statusCode).toBe(400);
  expect((await app.inject('/api/jobs/map/items')).statusCode).toBe(400);
});
