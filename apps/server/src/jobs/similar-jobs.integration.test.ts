import { createEmployer, createJob, createPlaces, MONTHLY_EUR } from '@stellenvisite/db/testing-market';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const logged: string[] = [];
const {
  app,
  database: { db },
} = await buildTestApp({ env: { LOG_LEVEL: 'error' }, logTo: { write: (line) => logged.push(line) } });

const MUNICH = { placeId: 2, city: 'München', region: 'Bayern', country: 'DE', lat: 48.137, lon: 11.575 } as const;
const DACHAU = { placeId: 3, city: 'Dachau', region: 'Bayern', country: 'DE', lat: 48.26, lon: 11.434 } as const;
const VIENNA = { placeId: 4, city: 'Wien', region: 'Wien', country: 'AT', lat: 48.208, lon: 16.372 } as const;
const PAY = { ...MONTHLY_EUR, payMin: 500_000, payMax: 600_000 };
const DIRECTION = { title: 'Pflegedirektion', category: 'management', ...PAY } as const;

const ids = { here: '', near: '', far: '', alone: '' };

beforeAll(async () => {
  await createPlaces(db);
  const employer = await createEmployer(db);
  ids.here = await createJob(db, employer, { ...DIRECTION, ...MUNICH });
  ids.far = await createJob(db, employer, { ...DIRECTION, ...VIENNA });
  ids.near = await createJob(db, employer, { ...DIRECTION, ...DACHAU });
  ids.alone = await createJob(db, employer, { title: 'Hebamme', category: 'medical', ...MUNICH });
  // Similar jobs may be read from a slightly outdated index, a search never is: it refreshes the index.
  await app.inject('/api/jobs');
});

test('a job comes with the requested number of similar jobs, near ones first', async () => {
  const ask = async (path: string) => (await app.inject(`/api/jobs/${ids.here}${path}`)).json();
  const { items } = await ask('/similar');
  expect(items.map(({ id }: { id: string }) => id)).toEqual([ids.near, ids.far]);
  expect((await ask('?similar=6')).similar).toEqual(items);
  expect((await ask('?similar=1')).similar).toEqual(items.slice(0, 1));
  expect(await ask('')).not.toHaveProperty('similar');
  expect((await ask('?similar=7')).code).toBe('request.invalid');
});

test('a job is answered though those like it cannot be looked for', async () => {
  await db.execute(sql`alter table search_postings rename to search_postings_away`);
  const answered = await app.inject(`/api/jobs/${ids.alone}?similar=3`);
  await db.execute(sql`alter table search_postings_away rename to search_postings`);
  expect(answered.statusCode).toBe(200);
  expect(answered.json()).toMatchObject({ id: ids.alone });
  expect(answered.json()).not.toHaveProperty('similar');
  expect(logged.join()).toContain('similar jobs or market pay not found');
});
