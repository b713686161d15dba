import { expect, it } from 'vitest';
import { moveItem } from './department-form.tsx';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 9, 'abc'],
  [7, 0, 'abc'],
])('from %i to %i: %s', (from, to, expected) => {
  expect(moveItem([...'abc'], from, to).join('')).toBe(expected);
});
