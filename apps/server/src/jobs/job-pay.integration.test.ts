import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { createEmployer, createJob, createPlaces, MONTHLY_EUR } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const {
  app,
  database: { db },
} = await buildTestApp();

const BERLIN = { placeId: 1, city: 'Berlin', region: 'Berlin', country: 'DE', lat: 52.52, lon: 13.4 } as const;
const MIDWIFE = { title: 'Hebamme', category: 'medical', ...MONTHLY_EUR, ...BERLIN } as const;
const pay = (payMin: number, payMax = payMin) => ({ payMin: payMin * 100, payMax: payMax * 100 });
const ids = { cheap: '', unpaid: '', intern: '' };

beforeAll(async () => {
  await createPlaces(db);
  const employers = await Promise.all(['A', 'B', 'C'].map((name) => createEmployer(db, { name: `Haus ${name}` })));
  const employer = (index: number) => employers[index % 3] ?? '';
  for (let index = 0; index < 13; index += 1)
    await createJob(db, employer(index), { ...MIDWIFE, ...pay(3000 + index * 100) });
  const unpaid = { payMin: null, payMax: null, payCurrency: null, payPeriod: null };
  ids.cheap = await createJob(db, employer(0), { ...MIDWIFE, ...pay(2500) });
  ids.unpaid = await createJob(db, employer(0), { ...MIDWIFE, ...unpaid });
  ids.intern = await createJob(db, employer(0), { ...MIDWIFE, ...pay(500), employmentType: 'internship' });
  await app.inject('/api/jobs');
});

const read = async (path: string) => (await app.inject(`/api/jobs/${path}`)).json();

test('a job comes with the pay band of similar jobs on request', async () => {
  const { payBand } = await read(`${ids.cheap}?payBand=true`);
  const band = { min: 3300, max: 3900, currency: 'EUR', count: 13, radiusKm: 50 };
  expect(payBand).toEqual({ ...band, position: 'below', gap: { from: -800, to: -800 } });
  expect(await read(ids.cheap)).not.toHaveProperty('payBand');
});

test('a job without pay has no place next to the others', async () => {
  expect((await read(`${ids.unpaid}?payBand=true`)).payBand).toMatchObject({ count: 14, position: null, gap: null });
});

type Band = { min: number; max: number };
test.each([
  ['around it', ({ min, max }: Band) => pay(min - 260, max + 220), { from: -260, to: 220 }],
  ['in it', ({ min, max }: Band) => pay(min, max), { from: 0, to: 0 }],
  ['into it', ({ min, max }: Band) => pay(min - 100, max - 50), { from: -100, to: 0 }],
  ['out of it', ({ min, max }: Band) => pay(min + 50, max + 200), { from: 0, to: 200 }],
  ['below it', ({ min }: Band) => pay(min - 400, min - 200), { from: -400, to: -200 }],
  ['above it', ({ max }: Band) => pay(max + 100, max + 600), { from: 100, to: 600 }],
])('both ends of the pay are compared with the market: %s', async (_, payBeside, gap) => {
  const { payBand: market } = await read(`${ids.unpaid}?payBand=true`);
  const id = await createJob(db, await createEmployer(db), { ...MIDWIFE, ...payBeside(market) });
  await app.inject('/api/jobs');
  const { payBand } = await read(`${id}?payBand=true`);
  await db.delete(jobs).where(eq(jobs.id, id));
  await app.inject('/api/jobs');
  expect(payBand).toMatchObject({ min: market.min, max: market.max, gap });
});

test('an internship is compared with nobody', async () => {
  expect((await read(`${ids.intern}?payBand=true`)).payBand).toBeNull();
});

test.each([
  ['4.800 € for a week of 40 hours', { ...pay(4800), payHours: 40, hoursMax: 20 }, 'above'],
  ['2.600 € for the 20 hours of the job', { ...pay(2600), payHours: 20, hoursMax: 20 }, 'above'],
  ['2.600 € for 20 hours, where nobody said what it is for', { ...pay(2600), hoursMax: 20 }, null],
  ['21 € an hour', { ...pay(21), payPeriod: 'hour', hoursMax: 10 }, 'within'],
  ['40.000 € a year', { ...pay(40_000), payPeriod: 'year' }, 'within'],
] as const)('pay is compared by full time: %s', async (_, stated, position) => {
  const values = { ...MIDWIFE, ...stated, employmentType: 'part_time' } as const;
  const id = await createJob(db, await createEmployer(db), values);
  await app.inject('/api/jobs');
  expect((await read(`${id}?payBand=true`)).payBand).toMatchObject({ count: 14, position });
});

test('a job says for how many hours its pay is stated', async () => {
  const values = { ...MIDWIFE, ...pay(4800), payHours: 40, hoursMin: 20, hoursMax: 20 };
  const id = await createJob(db, await createEmployer(db), values);
  expect(await read(id)).toMatchObject({ salaryHours: 40, hoursPerWeek: { min: 20, max: 20 } });
});
