import { expect, test } from 'vitest';
import { monthOf } from './berlin-days.ts';

test.each([
  ['2026-11-16T12:00:00Z', '2026-10-31T23:00:00.000Z', '2026-11-30'],
  ['2026-06-30T21:59:59Z', '2026-05-31T22:00:00.000Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-06-30T22:00:00.000Z', '2026-07-31'],
  ['2027-02-28T22:59:59Z', '2027-01-31T23:00:00.000Z', '2027-02-28'],
])('the month of %s begins at midnight in Berlin', (now, from, until) => {
  expect(monthOf(new Date(now))).toEqual({ from: new Date(from), until });
});
