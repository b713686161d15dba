import { expect, test } from 'vitest';
import { createNumberedValues, weighColumn, weightAt } from './value-column.ts';

test('values of the same content are one value with one number', () => {
  const values = createNumberedValues<readonly string[] | null>([null]);
  const first = ['night'];
  expect(values.numberOf(first)).toBe(1);
  expect(values.share(['night'])).toBe(first);
  expect([values.numberOf(null), values.numberOf(['day']), values.numberOf(['night'])]).toEqual([0, 2, 1]);
  expect(values.list).toEqual([null, ['night'], ['day']]);
});

test('a row weighs what its value weighs', () => {
  const values = createNumberedValues<string>();
  const codes = Uint32Array.from(['a', 'b', 'a', 'c'], values.numberOf);
  const weight = weighColumn(codes, values, (value) => (value === 'a' ? 7 : 0));
  expect([0, 1, 2, 3].map((place) => weightAt(weight, place))).toEqual([7, 0, 7, 0]);
});
