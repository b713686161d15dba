import { certaintyOf } from '@stellenvisite/contract/jobs/own-jobs';
import { expect, test } from 'vitest';
import { stateOf } from './get-posting.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));
const job = { status: 'published', postedAt: at(8), validThrough: at(18) } as const;

test('a published job is planned before its date, live until its last moment, and expired from then on', () => {
  expect([7, 8, 17, 18, 19].map((hour) => stateOf(job, null, at(hour)))).toEqual([
    'planned',
    'live',
    'live',
    'expired',
    'expired',
  ]);
});

test('what is not published stays what it is, whatever its dates say', () => {
  for (const status of ['draft', 'paused', 'closed'] as const)
    expect(stateOf({ ...job, status }, null, at(12))).toBe(status);
});

test('a closed job may be filled, and what was never public may wait for an administrator', () => {
  const posting = { pendingSince: null, suspendedAt: null, closeReason: null, refusal: null, takedownReason: null };
  expect(stateOf({ ...job, status: 'closed' }, { ...posting, closeReason: 'filled' }, at(12))).toBe('filled');
  expect(stateOf(job, { ...posting, closeReason: 'filled' }, at(12))).toBe('live');
  expect(stateOf(null, posting, at(12))).toBe('draft');
  expect(stateOf(null, { ...posting, pendingSince: at(9) }, at(12))).toBe('pending');
});

test('what an administrator did not release or removed is neither a draft nor closed', () => {
  const posting = { pendingSince: null, suspendedAt: null, closeReason: null, refusal: null, takedownReason: null };
  expect(stateOf(null, { ...posting, refusal: 'Anschrift fehlt.' }, at(12))).toBe('refused');
  expect(stateOf({ ...job, status: 'draft' }, { ...posting, refusal: 'Anschrift fehlt.' }, at(12))).toBe('refused');
  const removed = { ...posting, takedownReason: 'Verlangt Geld.' };
  for (const status of ['closed', 'draft'] as const)
    expect(stateOf({ ...job, status }, removed, at(12))).toBe('removed');
  expect(stateOf(null, removed, at(12))).toBe('removed');
});

test('a job that is paused until a report of it is decided is in review, not paused', () => {
  const posting = { pendingSince: null, suspendedAt: at(10), closeReason: null, refusal: null, takedownReason: null };
  expect(stateOf({ ...job, status: 'paused' }, posting, at(12))).toBe('pending');
  expect(stateOf({ ...job, status: 'paused' }, { ...posting, suspendedAt: null }, at(12))).toBe('paused');
  expect(stateOf({ ...job, status: 'closed' }, posting, at(12))).toBe('closed');
});

test('confidence is reported in three words', () => {
  expect([0, 0.4, 0.6, 0.79, 0.8, 1].map(certaintyOf)).toEqual([
    'unsure',
    'unsure',
    'likely',
    'likely',
    'sure',
    'sure',
  ]);
});
