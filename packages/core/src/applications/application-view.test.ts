import { expect, test } from 'vitest';
import { addMonths } from './application-view.ts';

test.each([
  ['2026-11-15T12:00:00.000Z', 6, '2027-05-15T12:00:00.000Z'],
  ['2026-08-31T12:00:00.000Z', 6, '2027-02-28T12:00:00.000Z'],
  ['2026-06-30T23:30:00.000Z', 7, '2027-01-30T23:30:00.000Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});
