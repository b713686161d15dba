import { expect, test } from 'vitest';
import { bestWishes } from './shift-wishes.ts';

const day = { early: null, day: null, late: null, night: null };

test('of each shift the best wish of the week counts', () => {
  const week = [{ ...day, early: 'no' as const, night: 'no' as const }, { ...day, early: 'like' as const }, day];
  expect(bestWishes(week)).toEqual({ early: 'like', day: null, late: null, night: 'no' });
});

test('a week nobody has touched says nothing', () => {
  expect(bestWishes([day, day])).toBeNull();
  expect(bestWishes(null)).toBeNull();
});
