import { expect, test } from 'vitest';
import { dayOf, timeOf } from './notification-row.tsx';

// Half past midnight in Berlin.
const NOW = '2026-11-15T23:30:00.000Z';

test.each([
  ['2026-11-15T23:29:30.000Z', { key: 'now' }, 'today'],
  ['2026-11-15T23:18:00.000Z', { key: 'minutes', count: 12 }, 'today'],
  ['2026-11-15T22:40:00.000Z', { key: 'minutes', count: 50 }, 'yesterday'],
  ['2026-11-15T07:00:00.000Z', { key: 'yesterday', time: '08:00' }, 'yesterday'],
  ['2026-11-14T07:00:00.000Z', { key: 'date', date: '14.11.2026' }, 'week'],
  ['2026-11-01T07:00:00.000Z', { key: 'date', date: '01.11.2026' }, 'older'],
])('at %s', (when, time, day) => {
  expect([timeOf(when, NOW), dayOf(when, NOW)]).toEqual([time, day]);
});

test('earlier on the same day it is the time of day', () => {
  expect(timeOf('2026-11-15T07:00:00.000Z', '2026-11-15T12:00:00.000Z')).toEqual({ key: 'today', time: '08:00' });
});
