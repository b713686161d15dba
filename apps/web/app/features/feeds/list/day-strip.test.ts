import type { FeedDay } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { expect, test } from 'vitest';
import { dayOutcome, isWeekend } from './day-strip.tsx';

const DAY: FeedDay = {
  day: '2026-11-14',
  runId: '0198f0a0-0000-7000-8000-000000000001',
  status: 'done',
  failure: null,
  items: 24,
  hasChanges: false,
  quarantined: 0,
};

test.each([
  [{}, 'unchanged'],
  [{ hasChanges: true }, 'changed'],
  [{ hasChanges: true, quarantined: 2 }, 'quarantined'],
  [{ status: 'on_hold', failure: 'too_small', items: 9 }, 'too-small'],
  [{ status: 'failed', failure: 'unreachable', items: null }, 'failed'],
  [{ status: 'cancelled' }, 'none'],
  [{ runId: null, status: null, items: null }, 'none'],
] as const)('a day with %o is %s', (part, outcome) => {
  expect(dayOutcome({ ...DAY, ...part })).toBe(outcome);
});

test('Saturday and Sunday are the weekend', () => {
  expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map(isWeekend)).toEqual([false, true, true, false]);
});
