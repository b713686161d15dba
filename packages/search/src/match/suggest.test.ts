import { expect, test, vi } from 'vitest';
import { createBriefCache } from './suggest.ts';

const LONG_MS = 60_000;

test('an entry is computed once, also for those who ask at the same time', async () => {
  const cached = createBriefCache(LONG_MS);
  const compute = vi.fn(async () => 7);
  expect(await Promise.all([cached('a', compute), cached('a', compute)])).toEqual([7, 7]);
  expect(await cached('a', compute)).toBe(7);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a failed computation is not cached', async () => {
  const cached = createBriefCache(LONG_MS);
  await expect(cached('a', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await cached('a', async () => 1)).toBe(1);
});

test('without an age nothing is cached', async () => {
  const cached = createBriefCache(undefined);
  expect([await cached('a', async () => 1), await cached('a', async () => 2)]).toEqual([1, 2]);
});
