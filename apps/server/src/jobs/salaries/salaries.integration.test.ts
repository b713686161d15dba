import { createEmployer, createJob, createPlaces, daysAgo, MONTHLY_EUR, NOW } from '@stellenvisite/db/testing-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp({ now: () => NOW });

const BAVARIA = { city: 'München', region: 'Bayern', country: 'DE', lat: 48.137, lon: 11.575 } as const;
const get = async (path: string) => (await app.inject({ url: path })).json();

beforeAll(async () => {
  await createPlaces(db);
  const employers = await Promise.all([1, 2, 3].map((number) => createEmployer(db, { name: `Klinik ${number}` })));
  const employerOf = (index: number) => employers[index % 3] ?? '';
  for (let index = 0; index < 12; index += 1)
    await createJob(db, employerOf(index), {
      ...BAVARIA,
      ...MONTHLY_EUR,
      payMin: 300_000 + index * 10_000,
      payMax: 300_000 + index * 10_000,
      tariff: index < 6 ? 'TVöD-P' : null,
    });
  for (let index = 0; index < 11; index += 1)
    await createJob(db, employerOf(index), { ...MONTHLY_EUR, payMin: 400_000, payMax: 400_000 });
  // None of these counts: a draft, one of more than a year ago, an internship, one without pay, part time of unknown hours.
  const paid = { ...MONTHLY_EUR, payMin: 900_000, payMax: 900_000 };
  await createJob(db, employerOf(0), { ...paid, status: 'draft' });
  await createJob(db, employerOf(0), { ...paid, postedAt: daysAgo(400), validThrough: daysAgo(370) });
  await createJob(db, employerOf(0), { ...paid, employmentType: 'internship' });
  await createJob(db, employerOf(0), {});
  await createJob(db, employerOf(0), { ...paid, hoursMax: 20 });
  await indexAllPending({ db });
});

test('list and page agree, and count only ads of the last year that state full-time pay', async () => {
  const list = await get('/api/salaries');
  expect(list.groups).toEqual([
    {
      category: 'nursing',
      items: [
        {
          slug: 'pflegefachkraft',
          label: 'Pflegefachkraft',
          sample: { count: 23, figures: { lower: 3550, median: 4000, upper: 4000 } },
        },
      ],
    },
  ]);
  const page = await get('/api/salaries/pflegefachkraft');
  expect(page.sample).toEqual(list.groups[0].items[0].sample);
  expect(page.regions.slice(0, 2)).toMatchObject([
    { slug: 'bayern', sample: { count: 12, figures: { median: 3550 } } },
    { slug: 'berlin', sample: { count: 11, figures: null } },
  ]);
  expect(page.tariffs).toMatchObject([
    { name: 'TVöD-P', sample: { count: 6, figures: null } },
    { name: null, sample: { count: 17 } },
  ]);
});

test('a region with too few ads says no figure anywhere, and names wider choices', async () => {
  const page = await get('/api/salaries/pflegefachkraft?region=berlin');
  expect(page).toMatchObject({ sample: { count: 11, figures: null }, histogram: null });
  expect(page.wider).toEqual([{ kind: 'country', label: 'DE', slug: 'pflegefachkraft', region: null, count: 23 }]);
});

test('words are read as the search reads them', async () => {
  expect((await get('/api/salaries?q=Krankenschwester')).found).toBe('pflegefachkraft');
  expect((await get('/api/salaries?q=Schornstein')).found).toBeNull();
});

test('an unknown occupation or region is not found', async () => {
  expect((await get('/api/salaries/astronaut')).code).toBe('salary.not_found');
  expect((await get('/api/salaries/pflegefachkraft?region=atlantis')).code).toBe('salary.not_found');
});

test('search engines learn of the pages with enough ads only', async () => {
  const { body } = await app.inject('/sitemaps/salaries.xml');
  expect(body).toContain('/gehaelter/pflegefachkraft</loc>');
  expect(body).toContain('/gehaelter/pflegefachkraft/bayern</loc>');
  expect(body).not.toContain('berlin');
});
