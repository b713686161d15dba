import { expect, test } from 'vitest';
import { daysOf, periodOf } from './list-job-statistics.ts';

const at = (moment: string) => ({ now: () => new Date(moment) });

test('a period has the requested number of days, at every hour and over both changes of the clock', () => {
  for (const moment of ['2026-11-16T22:30:00Z', '2026-11-15T23:30:00Z', '2026-04-10T21:59:00Z', '2026-04-10T22:00:00Z'])
    for (const days of [28, 60, 90, 365]) {
      const period = periodOf(at(moment), days);
      expect(daysOf(period), `${days} days at ${moment}`).toHaveLength(days);
      expect(daysOf({ from: period.before, to: period.to })).toHaveLength(2 * days);
    }
  expect(periodOf(at('2026-11-16T23:30:00Z'), 28).to).toBe('2026-11-17');
});
