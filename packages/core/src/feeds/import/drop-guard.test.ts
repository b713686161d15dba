import { expect, test } from 'vitest';
import { findDrop } from './drop-guard.ts';

test('more than half fewer than the mean of the last fetches is a drop', () => {
  expect(findDrop(38, [100, 104, 96])).toEqual({ percent: 62, usual: 100, least: 96, most: 104 });
  expect(findDrop(0, [3])).toMatchObject({ percent: 100 });
});

test('exactly half, a first fetch, and a feed that was empty are none', () => {
  expect(findDrop(50, [100])).toBeNull();
  expect(findDrop(1, [])).toBeNull();
  expect(findDrop(0, [0, 0])).toBeNull();
});

test('only the last 14 fetches count', () => {
  expect(findDrop(10, [...Array<number>(14).fill(12), 1000, 1000])).toBeNull();
});
