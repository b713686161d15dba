import { randomUUID } from 'node:crypto';
import { marketOverviewSchema } from '@stellenvisite/contract/jobs/market.schema';
import { testimonials } from '@stellenvisite/db/schema/content/testimonials';
import { createEmployer, createJob, createPlaces, daysAgo } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const park = await createEmployer(db, { featured: true });
  const praxis = await createEmployer(db, {
    name: 'Praxis Dr. Sommer',
    type: 'practice',
    kinds: ['private_practices'],
  });
  await createEmployer(db, { name: 'Haus ohne Stellen' });
  await createJob(db, park, { title: 'Pflegefachkraft (m/w/d) Chirurgie', placeId: 1, postedAt: daysAgo(0.5) });
  await createJob(db, park, { title: 'Pflegefachkraft (w/m/d)', placeId: 1, featured: true, postedAt: daysAgo(2) });
  await createJob(db, park, { title: 'Oberarzt (m/w/d)', category: 'doctors', placeId: 2 });
  await createJob(db, praxis, { title: 'MFA (m/w/d)', category: 'mfa', placeId: 2, week: Array(7).fill(null) });
  await createJob(db, praxis, { title: 'Gestern abgelaufen', validThrough: daysAgo(1), placeId: 3 });
  await createJob(db, praxis, { title: 'Entwurf', status: 'draft', placeId: 3 });
  await db.insert(testimonials).values({
    id: randomUUID(),
    audience: 'seeker',
    quoteDe: 'Gut.',
    quoteEn: 'Good.',
    name: 'A. B.',
    roleDe: 'Pflegefachfrau',
    roleEn: 'Nurse',
    city: 'Berlin',
  });
});

test('the overview counts what is live at this moment and nothing else', async () => {
  const response = await app.inject('/api/market');
  expect(response.statusCode).toBe(200);
  const market = marketOverviewSchema.parse(response.json());
  expect(market).toMatchObject({ jobs: 4, employers: 2, newSinceYesterday: 1 });
  expect(market.categories.find(({ category }) => category === 'nursing')).toEqual({
    category: 'nursing',
    count: 2,
    top: [{ label: 'Pflegefachkraft', q: 'Pflegefachkraft', count: 2 }],
  });
  expect(market.countries).toEqual([
    { country: 'DE', count: 4 },
    { country: 'AT', count: 0 },
    { country: 'CH', count: 0 },
  ]);
  expect(market.places).toEqual([
    { slug: 'berlin', name: 'Berlin', country: 'DE', count: 2 },
    { slug: 'muenchen', name: 'München', country: 'DE', count: 2 },
  ]);
  expect(market.roster.map(({ title }) => title)).toEqual(['MFA (m/w/d)']);
  expect(market.featuredJobs.map(({ title }) => title)).toEqual(['Pflegefachkraft (w/m/d)']);
  expect(market.newestJobs.map(({ employer }) => employer.name)).toEqual(['Klinikum am Park', 'Praxis Dr. Sommer']);
  expect(market.featuredEmployers).toMatchObject([{ name: 'Klinikum am Park', openPositions: 3 }]);
});

test('testimonials come in the language the caller reads', async () => {
  const german = await app.inject('/api/market');
  const english = await app.inject({ url: '/api/market', headers: { 'accept-language': 'en' } });
  expect(german.json().testimonials).toMatchObject([{ quote: 'Gut.', role: 'Pflegefachfrau' }]);
  expect(english.json().testimonials).toMatchObject([{ quote: 'Good.', role: 'Nurse' }]);
});

test('the list of places names those with live jobs and when they last changed', async () => {
  const { items } = (await app.inject('/api/market/places')).json();
  expect(items.map(({ slug, jobs }: { slug: string; jobs: number }) => [slug, jobs])).toEqual([
    ['berlin', 2],
    ['muenchen', 2],
  ]);
  expect(Number.isNaN(Date.parse(items[0].updatedAt))).toBe(false);
});
