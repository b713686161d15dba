import { expect, test } from 'vitest';
import { workingDaysSince } from './remind-of-answers.ts';

const COLOGNE = { country: 'DE', region: 'Nordrhein-Westfalen' } as const;
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00Z`);

test('weekends do not count, nor the day itself', () => {
  expect(workingDaysSince(at('2026-11-09'), at('2026-11-09', '20:00'), COLOGNE)).toBe(0);
  expect(workingDaysSince(at('2026-11-09'), at('2026-11-13'), COLOGNE)).toBe(4);
  expect(workingDaysSince(at('2026-11-09'), at('2026-11-16'), COLOGNE)).toBe(5);
  expect(workingDaysSince(at('2026-11-14'), at('2026-11-16'), COLOGNE)).toBe(1);
});

test('holidays are those of the region', () => {
  const corpusChristi = [at('2026-06-03'), at('2026-06-05')] as const;
  expect(workingDaysSince(...corpusChristi, COLOGNE)).toBe(1);
  expect(workingDaysSince(...corpusChristi, { country: 'DE', region: 'Berlin' })).toBe(2);
  const nationalDay = [at('2026-10-23'), at('2026-10-26')] as const;
  expect(workingDaysSince(...nationalDay, { country: 'AT', region: 'Wien' })).toBe(0);
  expect(workingDaysSince(...nationalDay, { country: 'CH', region: 'Zürich' })).toBe(1);
});

test('cantons are known with and without the word, and an unknown region has the days of its country', () => {
  const berchtold = [at('2026-01-01'), at('2026-01-02')] as const;
  const cantons = ['Zürich', 'Kanton Zürich'].map((region) =>
    workingDaysSince(...berchtold, { country: 'CH', region }),
  );
  expect(new Set(cantons).size).toBe(1);
  expect(workingDaysSince(at('2026-12-24'), at('2026-12-25'), { country: 'DE', region: 'Nirgends' })).toBe(0);
});

test('late in the evening it is the next day in Berlin already', () => {
  expect(workingDaysSince(at('2026-11-09', '22:59'), at('2026-11-10'), COLOGNE)).toBe(1);
  expect(workingDaysSince(at('2026-11-09', '23:30'), at('2026-11-10'), COLOGNE)).toBe(0);
});
