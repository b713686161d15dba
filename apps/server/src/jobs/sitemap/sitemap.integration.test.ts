import { createEmployer, createJob, createPlaces, daysAgo } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

let live: string;
let expired: string;
let employer: string;

beforeAll(async () => {
  await createPlaces(db);
  employer = await createEmployer(db, { updatedAt: daysAgo(30) });
  live = await createJob(db, employer, { placeId: 2, updatedAt: daysAgo(3) });
  expired = await createJob(db, employer, { placeId: 3, validThrough: daysAgo(1), updatedAt: daysAgo(0.1) });
});

const read = async (path: string) => {
  const response = await app.inject(path);
  expect(response.statusCode, path).toBe(200);
  return response.body;
};

test('the index names a file per kind, and every file it names is there', async () => {
  const index = await read('/sitemap.xml');
  const files = [...index.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(files).toEqual(
    ['pages', 'articles', 'salaries', 'categories', 'places', 'employers', 'jobs-1'].map(
      (name) => `/sitemaps/${name}.xml`,
    ),
  );
  for (const file of files) expect(await read(file)).toContain('<urlset');
});

test('jobs are listed with the moment they last changed, expired ones not at all', async () => {
  const xml = await read('/sitemaps/jobs-1.xml');
  expect(xml).toContain(`<loc>http://localhost:3000/jobs/${live}</loc><lastmod>${daysAgo(3).toISOString()}</lastmod>`);
  expect(xml).not.toContain(expired);
});

test('an employer changes with its newest live job', async () => {
  expect(await read('/sitemaps/employers.xml')).toContain(
    `<loc>http://localhost:3000/arbeitgebern/${employer}</loc><lastmod>${daysAgo(3).toISOString()}</lastmod>`,
  );
});

test('only places and categories with live jobs are listed', async () => {
  const places = await read('/sitemaps/places.xml');
  expect(places).toContain('/jobs/ort/muenchen');
  expect(places).not.toContain('/jobs/ort/dachau');
  expect(await read('/sitemaps/categories.xml')).toMatch(/kategorie\/pflege<\/loc>(?!.*kategorie\/mfa)/s);
});

test('a file beyond the last is not found', async () => {
  const response = await app.inject('/sitemaps/jobs-2.xml');
  expect(response.statusCode).toBe(404);
  expect((await app.inject('/sitemaps/jobs-0.xml')).statusCode).toBe(400);
});

test('robots.txt points to the sitemap', async () => {
  expect(await read('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
