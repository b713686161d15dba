import { expect, test } from 'vitest';
import { isFullTimePay, payForHours } from './full-time-pay.ts';

const FULL_TIME = { min: 3850, max: 4620, currency: 'EUR', period: 'month' } as const;
const hours = (min: number, max = min) => ({ min, max });

test('a part-time job says what its hours come to', () => {
  const job = { salary: FULL_TIME, salaryHours: 38.5, hoursPerWeek: hours(20) };
  expect(isFullTimePay(job)).toBe(true);
  expect(payForHours(job)).toEqual({ salary: { ...FULL_TIME, min: 2000, max: 2400 }, hours: hours(20) });
});

test('where there is a choice of hours, the least goes with the fewest and the most with the longest week', () => {
  const job = { salary: FULL_TIME, salaryHours: 38.5, hoursPerWeek: hours(20, 30) };
  expect(payForHours(job)?.salary).toMatchObject({ min: 2000, max: 3600 });
});

test('a job that may be full time names the basis, and no other figure', () => {
  const job = { salary: FULL_TIME, salaryHours: 38.5, hoursPerWeek: hours(20, 38.5) };
  expect([isFullTimePay(job), payForHours(job)]).toEqual([true, null]);
});

test.each([
  ['full time', { salary: FULL_TIME, salaryHours: 38.5, hoursPerWeek: hours(38.5) }],
  [
    'pay by the hour',
    { salary: { ...FULL_TIME, period: 'hour' as const }, salaryHours: 38.5, hoursPerWeek: hours(20) },
  ],
  ['pay for the hours of the job', { salary: FULL_TIME, salaryHours: 20, hoursPerWeek: hours(20) }],
  ['a basis nobody named', { salary: FULL_TIME, salaryHours: null, hoursPerWeek: hours(20) }],
  ['hours nobody named', { salary: FULL_TIME, salaryHours: 38.5, hoursPerWeek: null }],
  ['no pay', { salary: null, salaryHours: null, hoursPerWeek: hours(20) }],
])('%s is left as it is stated', (_, job) => {
  expect([isFullTimePay(job), payForHours(job)]).toEqual([false, null]);
});
