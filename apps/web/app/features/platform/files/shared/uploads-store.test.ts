import { expect, test } from 'vitest';
import { secondsLeft } from './uploads-store.ts';

test('nothing is stated in the first second', () => {
  expect(secondsLeft({ sent: 0, at: 0 }, { sent: 500, at: 999, total: 1000 })).toBeNull();
});

test('the pace so far tells the rest', () => {
  expect(secondsLeft({ sent: 0, at: 0 }, { sent: 2000, at: 2000, total: 6000 })).toBe(4);
});

test('what was there before the connection came back does not count as speed', () => {
  expect(secondsLeft({ sent: 5000, at: 10_000 }, { sent: 6000, at: 12_000, total: 9000 })).toBe(6);
});

test('the last moment is a second', () => {
  expect(secondsLeft({ sent: 0, at: 0 }, { sent: 1000, at: 2000, total: 1000 })).toBe(1);
});
