import { expect, test } from 'vitest';
import { countAges } from './get-waiting.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('what waits is counted by whole days, and what passed its target is late', () => {
  const since = [0.5, 0.9, 1.2, 2, 3.9, 4, 7.5, 8, 40].map(daysAgo);
  expect(countAges(since, NOW, 2)).toEqual({ ages: [2, 1, 1, 1, 2, 2], late: 5, total: 9 });
});

test('a clock that runs ahead makes nothing wait less than today', () => {
  expect(countAges([daysAgo(-1)], NOW, 1)).toEqual({ ages: [1, 0, 0, 0, 0, 0], late: 0, total: 1 });
});
