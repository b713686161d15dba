import { jobListSchema } from '@stellenvisite/contract/job-search';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createEmployer, createJob, createPlaces } from '../testing/market-factory.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

beforeAll(async () => {
  await createPlaces(db);
  const park = await createEmployer(db);
  await createJob(db, park, { title: 'Pflegefachkraft rund um die Uhr', shifts: ['early', 'late', 'night'] });
  await createJob(db, park, { title: 'Pflegefachkraft am Tag', shifts: ['early', 'late'] });
  await createJob(db, park, { title: 'Pflegefachkraft ohne Angabe', shifts: [] });
});

async function titles(query: Record<string, string>): Promise<string[]> {
  const response = await app.inject({ url: '/api/jobs', query });
  expect(response.statusCode, response.body).toBe(200);
  return jobListSchema
    .parse(response.json())
    .items.map(({ title }) => title)
    .sort();
}

describe('words that want no nights', () => {
  test.each(['pflegefachkraft ohne nacht', 'pflegefachkraft ohne Nachtdienst', 'nurse no nights'])(
    '“%s” finds only who says that there are none',
    async (q) => {
      expect(await titles({ q })).toEqual(['Pflegefachkraft am Tag']);
    },
  );

  test('leave what was chosen by hand in force', async () => {
    expect(await titles({ q: 'keine Nächte', shift: 'night' })).toEqual([]);
    expect(await titles({ q: 'keine Nächte', shift: 'late' })).toEqual(['Pflegefachkraft am Tag']);
  });
});

describe('words for the contract and the collective agreement', () => {
  test('find what the ad says by its fields, and what it says after a change', async () => {
    const house = await createEmployer(db);
    const id = await createJob(db, house, { title: 'Hebamme auf Zeit', contract: 'fixed_term', tariff: 'AVR Caritas' });
    await createJob(db, house, { title: 'Hebamme auf Dauer', tariff: 'TVöD-P' });
    expect(await titles({ q: 'hebamme befristet' })).toEqual(['Hebamme auf Zeit']);
    expect(await titles({ q: 'hebamme unbefristet' })).toEqual(['Hebamme auf Dauer']);
    expect(await titles({ q: 'hebamme AVR Caritas' })).toEqual(['Hebamme auf Zeit']);
    expect(await titles({ q: 'hebamme TVöD' })).toEqual(['Hebamme auf Dauer']);
    await db.update(jobs).set({ contract: 'permanent' }).where(eq(jobs.id, id));
    expect(await titles({ q: 'hebamme unbefristet' })).toEqual(['Hebamme auf Dauer', 'Hebamme auf Zeit']);
  });
});
