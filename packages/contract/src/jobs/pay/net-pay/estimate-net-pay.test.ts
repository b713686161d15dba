import { describe, expect, test } from 'vitest';
import type { Week } from '../../duty.schema.ts';
import { austrianNet } from './austrian-net.ts';
import { hoursOfWeek, supplementHours } from './duty-supplements.ts';
import { DEFAULT_ASSUMPTIONS, estimateNetPay, type PaidJob } from './estimate-net-pay.ts';
import { germanNet, incomeTax } from './german-net.ts';

const EARLY = { shift: 'early', start: '06:00', end: '14:00' } as const;
const NIGHT = { shift: 'night', start: '21:00', end: '07:00' } as const;
const BY_DAY: Week = [EARLY, EARLY, EARLY, EARLY, EARLY, null, null];
const BY_NIGHT: Week = [NIGHT, NIGHT, null, null, null, NIGHT, NIGHT];

const nurse = (change: Partial<PaidJob> = {}): PaidJob => ({
  salary: { min: 3300, max: 3700, currency: 'EUR', period: 'month' },
  salaryHours: null,
  hoursPerWeek: { min: 38.5, max: 38.5 },
  week: BY_DAY,
  location: { country: 'DE' },
  ...change,
});
const net = (job: PaidJob, change: Partial<typeof DEFAULT_ASSUMPTIONS> = {}) =>
  estimateNetPay(job, { ...DEFAULT_ASSUMPTIONS, ...change })?.net ?? 0;

describe('the German tax of 2026', () => {
  test.each([
    [12_348, 0],
    [20_000, 1570],
    [50_000, 10_548],
    [100_000, 30_864],
    [300_000, 115_529],
  ])('of a taxable income of %i € is %i €', (income, tax) => {
    expect(incomeTax(income)).toBe(tax);
  });

  test('never falls with more income, in any class', () => {
    for (const taxClass of ['1', '2', '3', '4', '5'] as const) {
      const nets = Array.from({ length: 120 }, (_, step) => {
        const pay = 620 + step * 100;
        return germanNet({ social: pay, taxed: pay }, { taxClass, hasChurchTax: true, hasChildren: false });
      });
      for (const [at, each] of nets.entries()) if (at > 0) expect(each).toBeGreaterThan(nets[at - 1] ?? 0);
    }
  });

  test('leaves most in class III and least in class V', () => {
    const [first, third, fifth] = (['1', '3', '5'] as const).map((taxClass) => net(nurse(), { taxClass }));
    expect(third).toBeGreaterThan(first ?? 0);
    expect(first).toBeGreaterThan(fifth ?? 0);
  });
});

test('a mini-job is paid without deductions', () => {
  expect(net(nurse({ salary: { min: 600, max: 600, currency: 'EUR', period: 'month' } }))).toBe(600);
});

test('a nurse with 3.500 € in class I without children has about 2.330 €, less with church tax, more with children', () => {
  expect(net(nurse())).toBe(2330);
  expect(net(nurse(), { hasChurchTax: true })).toBeLessThan(2330);
  expect(net(nurse(), { hasChildren: true })).toBeGreaterThan(2330);
});

test('in Austria a month of 3.500 € leaves about 2.460 €', () => {
  expect(net(nurse({ location: { country: 'AT' } }))).toBe(2460);
  expect(austrianNet({ social: 540, taxed: 540 })).toBe(540);
});

test('in Switzerland social insurance alone is deducted', () => {
  const salary = { min: 6000, max: 6000, currency: 'CHF', period: 'month' } as const;
  const paid = net(nurse({ location: { country: 'CH' }, salary, week: null }));
  expect(paid).toBeGreaterThan(5200);
  expect(paid).toBeLessThan(5600);
});

test('nights and Sundays add supplements, which part-time work has fewer of', () => {
  expect(hoursOfWeek(BY_NIGHT)).toBe(40);
  expect(supplementHours(BY_DAY)).toEqual({ night: 0, sunday: 0, holiday: 0 });
  const { night, sunday, holiday } = supplementHours(BY_NIGHT);
  expect(night).toBeCloseTo((36 * 52) / 12);
  // Seven hours of the Saturday's duty, and three of its own.
  expect(sunday).toBeCloseTo((10 * 52) / 12);
  expect(holiday).toBeGreaterThan(0);
  const full = estimateNetPay(nurse({ week: BY_NIGHT }), DEFAULT_ASSUMPTIONS);
  const half = estimateNetPay(nurse({ week: BY_NIGHT, hoursPerWeek: { min: 20, max: 20 } }), DEFAULT_ASSUMPTIONS);
  expect(full?.net).toBeGreaterThan(net(nurse()) + 600);
  expect(half?.supplements).toBeGreaterThan(0);
});

test('without stated pay nothing is estimated', () => {
  expect(estimateNetPay(nurse({ salary: null }), DEFAULT_ASSUMPTIONS)).toBeNull();
});

test('full-time pay of a part-time job is that of its hours', () => {
  const job = nurse({ salaryHours: 38.5, hoursPerWeek: { min: 19.25, max: 19.25 } });
  const gross = 1750;
  expect(net(job)).toBe(net(nurse({ salary: { min: gross, max: gross, currency: 'EUR', period: 'month' } })));
});
