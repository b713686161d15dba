import { expect, test } from 'vitest';
import { quietUntil } from './send-push.ts';

test.each([
  ['2026-11-19T19:59:59Z', null, 'a second before nine in the evening'],
  ['2026-11-19T20:00:00Z', '2026-11-20T05:00:00.000Z', 'nine in the evening'],
  ['2026-11-20T04:59:59Z', '2026-11-20T05:00:00.000Z', 'a second before six'],
  ['2026-11-20T05:00:00Z', null, 'six in the morning'],
  ['2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z', 'the night in which the clocks go back'],
  ['2027-03-27T22:00:00Z', '2027-03-28T04:00:00.000Z', 'the night in which the clocks go forward'],
])('at %s the quiet hours last until %s (%s)', (now, until, _when) => {
  expect(quietUntil(new Date(now))?.toISOString() ?? null).toBe(until);
});
