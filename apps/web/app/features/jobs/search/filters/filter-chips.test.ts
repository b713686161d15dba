import { PAY_PERIODS } from '@stellenvisite/contract/jobs/pay/pay';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERIODS, payPer } from './filter-chips.ts';

test('pay can be shown by every period a job may state it in', () => {
  expect([...PERIODS].sort()).toEqual([...PAY_PERIODS].sort());
});

test('3.500 a month are 42.000 a year and 21 an hour of a full week', () => {
  expect(PERIODS.map((period) => payPer(period, 3500))).toEqual([3500, 42_000, 21]);
});

test('more a month is never less by any other period', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), fc.nat(20_000), fc.nat(5000), (period, monthly, more) => {
      expect(payPer(period, monthly + more)).toBeGreaterThanOrEqual(payPer(period, monthly));
    }),
  );
});
