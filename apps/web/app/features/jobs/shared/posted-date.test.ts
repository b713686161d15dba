import { expect, test } from 'vitest';
import { isNew, postedDate } from './posted-date.ts';

const NOON = '2026-11-15T11:00:00Z';

test('a job of today says its hour in our time', () => {
  expect(postedDate('2026-11-15T04:40:00Z', NOON, 'de-DE')).toEqual({ kind: 'today', time: '05:40' });
});

test('the day begins at midnight in Berlin, not in Greenwich', () => {
  expect(postedDate('2026-11-14T23:30:00Z', NOON, 'de-DE')).toEqual({ kind: 'today', time: '00:30' });
  expect(postedDate('2026-11-14T22:30:00Z', NOON, 'de-DE')).toEqual({ kind: 'yesterday' });
});

test('an older job says its date, with the year when it is another one', () => {
  expect(postedDate('2026-11-11T11:00:00Z', NOON, 'de-DE')).toEqual({ kind: 'earlier', date: '11. Nov.' });
  expect(postedDate('2026-11-11T11:00:00Z', NOON, 'en-GB')).toEqual({ kind: 'earlier', date: '11 Nov' });
  expect(postedDate('2025-12-30T11:00:00Z', NOON, 'de-DE')).toEqual({ kind: 'earlier', date: '30. Dez. 2025' });
});

test('a job is new for two days', () => {
  expect(isNew('2026-11-13T11:00:01Z', NOON)).toBe(true);
  expect(isNew('2026-11-13T11:00:00Z', NOON)).toBe(false);
});
