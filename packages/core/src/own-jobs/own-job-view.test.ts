import { certaintyOf } from '@stellenvisite/contract/own-jobs';
import { expect, test } from 'vitest';
import { stateOf } from './own-job-view.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));
const job = { status: 'published', postedAt: at(8), validThrough: at(18) } as const;

test('a published job is planned before its date, live until its last moment, and expired from then on', () => {
  expect([7, 8, 17, 18, 19].map((hour) => stateOf(job, at(hour)))).toEqual([
    'planned',
    'live',
    'live',
    'expired',
    'expired',
  ]);
});

test('what is not published stays what it is, whatever its dates say', () => {
  for (const status of ['draft', 'paused', 'closed'] as const) expect(stateOf({ ...job, status }, at(12))).toBe(status);
});

test('confidence is told in three words', () => {
  expect([0, 0.4, 0.6, 0.79, 0.8, 1].map(certaintyOf)).toEqual([
    'unsure',
    'unsure',
    'likely',
    'likely',
    'sure',
    'sure',
  ]);
});
