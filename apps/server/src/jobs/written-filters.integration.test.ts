import { jobListSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createEmployer, createJob, createPlaces } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

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
  test('find what the job says by its fields, and what it says after a change', async () => {
    const employer = await createEmployer(db);
    const id = await createJob(db, employer, {
      title: 'Hebamme auf Zeit',
      contract: 'fixed_term',
      tariff: 'AVR Caritas',
    });
    await createJob(db, employer, { title: 'Hebamme auf Dauer', contract: 'permanent', tariff: 'TVöD-P' });
    expect(await titles({ q: 'hebamme befristet' })).toEqual(['Hebamme auf Zeit']);
    expect(await titles({ q: 'hebamme unbefristet' })).toEqual(['Hebamme auf Dauer']);
    expect(await titles({ q: 'hebamme AVR Caritas' })).toEqual(['Hebamme auf Zeit']);
    expect(await titles({ q: 'hebamme TVöD' })).toEqual(['Hebamme auf Dauer']);
    await db.update(jobs).set({ contract: 'permanent' }).where(eq(jobs.id, id));
    expect(await titles({ q: 'hebamme unbefristet' })).toEqual(['Hebamme auf Dauer', 'Hebamme auf Zeit']);
  });
});

describe('two places', () => {
  const at = (city: string, region: string, lat: number, lon: number) => ({ city, region, lat, lon });
  const NRW = 'Nordrhein-Westfalen';

  test('find what is in or around either of them', async () => {
    const employer = await createEmployer(db);
    await createJob(db, employer, { title: 'Logopäde Köln', ...at('Köln', NRW, 50.94, 6.96) });
    await createJob(db, employer, { title: 'Logopäde Brühl bei Köln', ...at('Brühl', NRW, 50.83, 6.9) });
    await createJob(db, employer, { title: 'Logopäde Bonn', ...at('Bonn', NRW, 50.73, 7.1) });
    await createJob(db, employer, {
      title: 'Logopäde Brühl in Baden',
      ...at('Brühl', 'Baden-Württemberg', 49.4, 8.53),
    });
    await createJob(db, employer, { title: 'Logopäde Berlin', ...at('Berlin', 'Berlin', 52.52, 13.4) });
    expect(await titles({ q: 'logopäde köln oder bonn' })).toEqual([
      'Logopäde Bonn',
      'Logopäde Brühl bei Köln',
      'Logopäde Köln',
    ]);
    expect(await titles({ q: 'logopäde köln oder bonn 5 km' })).toEqual(['Logopäde Bonn', 'Logopäde Köln']);
    expect(await titles({ q: 'logopäde berlin oder baden-württemberg' })).toEqual([
      'Logopäde Berlin',
      'Logopäde Brühl in Baden',
    ]);
  });

  test('in which nobody is looked for find nobody else', async () => {
    expect(await titles({ q: 'logopäde hamburg oder bremen' })).toEqual([]);
  });
});

test('an upper bound of pay finds what states pay that begins below it', async () => {
  const employer = await createEmployer(db);
  const pay = { payCurrency: 'EUR', payPeriod: 'month' } as const;
  await createJob(db, employer, { title: 'Podologe eins', ...pay, payMin: 280_000, payMax: 320_000 });
  await createJob(db, employer, { title: 'Podologe zwei', ...pay, payMin: 330_000, payMax: 360_000 });
  await createJob(db, employer, { title: 'Podologe ohne Angabe' });
  expect(await titles({ q: 'podologe bis 3000 €' })).toEqual(['Podologe eins']);
});

test('a query of symbols alone is marked as unsearchable', async () => {
  const { understood, total } = jobListSchema.parse((await app.inject({ url: '/api/jobs', query: { q: '%' } })).json());
  expect(understood).toEqual([{ kind: 'unsearchable', text: '%', also: [], without: '' }]);
  expect(total).toBe((await titles({})).length);
});
