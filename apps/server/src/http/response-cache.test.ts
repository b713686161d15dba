import { expect, test } from 'vitest';
import { ResponseCache } from './market-cache.ts';

type Answer = { text: string };
const cacheOf = ({ now = () => 1, maxBytes = 1_000 }: { now?: () => number; maxBytes?: number } = {}) =>
  new ResponseCache<Answer>({ maxBytes, maxAgeMs: 100, now, bytesOf: ({ text }) => text.length });
const answering = (text: string) => async () => ({ text });

test('an answer is computed once while nothing changes, also for those who ask at the same time', async () => {
  const cache = cacheOf();
  let computed = 0;
  const compute = async () => {
    computed += 1;
    return { text: 'one' };
  };
  const [first, second] = await Promise.all([cache.compute('a', compute), cache.compute('a', compute)]);
  expect(first).toBe(second);
  expect(cache.find('a')).toBe(first);
  expect(computed).toBe(1);
});

test('an answer begun before the market changed is given to those who wait, and not cached', async () => {
  const cache = cacheOf();
  const computing = cache.compute('a', answering('old'));
  cache.clear();
  expect(await cache.compute('a', answering('new'))).toEqual({ text: 'new' });
  expect(await computing).toEqual({ text: 'old' });
  expect(cache.find('a')).toEqual({ text: 'new' });
});

test('a failure is not cached', async () => {
  const cache = cacheOf();
  await expect(cache.compute('a', () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await cache.compute('a', answering('one'))).toEqual({ text: 'one' });
});

test('an answer is read again after a while, however quiet the market is', async () => {
  let now = 1;
  const cache = cacheOf({ now: () => now });
  await cache.compute('a', answering('one'));
  now += 101;
  expect(cache.find('a')).toBeUndefined();
});

test('the least recently used answers are evicted when there are too many bytes', async () => {
  const cache = cacheOf({ maxBytes: 6 });
  await cache.compute('a', answering('one'));
  await cache.compute('b', answering('two'));
  cache.find('a');
  await cache.compute('c', answering('six'));
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.text)).toEqual(['one', undefined, 'six']);
});
