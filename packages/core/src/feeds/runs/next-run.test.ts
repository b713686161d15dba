import { expect, test } from 'vitest';
import { nextRunAt } from './next-run.ts';

const at = (time: string, interval: number, dailyAt = 240, options = {}) =>
  nextRunAt({ intervalMinutes: interval, dailyAt }, new Date(time), options).toISOString();

test('within a day by its minutes', () => {
  expect(at('2026-11-16T10:00:00Z', 15)).toBe('2026-11-16T10:15:00.000Z');
  expect(at('2026-11-16T10:00:00Z', 360)).toBe('2026-11-16T16:00:00.000Z');
});

test('daily at four in Berlin, in summer and in winter, today where that is still to come', () => {
  expect(at('2026-11-16T10:00:00Z', 1440)).toBe('2026-11-17T03:00:00.000Z');
  expect(at('2026-11-16T01:00:00Z', 1440)).toBe('2026-11-16T03:00:00.000Z');
  expect(at('2026-07-16T10:00:00Z', 1440)).toBe('2026-07-17T02:00:00.000Z');
  expect(at('2026-10-24T10:00:00Z', 1440)).toBe('2026-10-25T03:00:00.000Z');
});

test('a feed that failed is tried within the hour, and no later than its own interval', () => {
  expect(at('2026-11-16T10:00:00Z', 1440, 240, { hasFailed: true })).toBe('2026-11-16T11:00:00.000Z');
  expect(at('2026-11-16T10:00:00Z', 15, 240, { hasFailed: true })).toBe('2026-11-16T10:15:00.000Z');
});
