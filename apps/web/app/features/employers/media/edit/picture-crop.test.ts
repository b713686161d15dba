import { expect, test } from 'vitest';
import { formatOf, ratioOf, toCrop } from './picture-crop.tsx';

const PHOTO = { width: 4000, height: 3000 };

test.each([
  [null, 'original'],
  [{ x: 0, y: 5.55, width: 100, height: 88.89, rotation: 0 }, 'wide'],
  [{ x: 10, y: 0, width: 75, height: 100, rotation: 0 }, 'square'],
  [{ x: 10, y: 10, width: 50, height: 50, rotation: 0 }, 'original'],
] as const)('%o is %s', (crop, format) => {
  expect(formatOf(crop, PHOTO)).toBe(format);
});

test('the ratio is that of the format, or the picture’s own', () => {
  expect([ratioOf('wide', PHOTO), ratioOf('square', PHOTO), ratioOf('original', PHOTO)]).toEqual([1.5, 1, 4 / 3]);
});

test('the whole picture is no crop, unless it is turned', () => {
  const whole = { x: 0, y: 0, width: 100, height: 100 };
  expect(toCrop(whole, 0)).toBeNull();
  expect(toCrop(whole, 90)).toEqual({ ...whole, rotation: 90 });
  expect(toCrop({ x: 1.23456, y: -0.001, width: 50.0049, height: 20 }, 0)).toEqual({
    x: 1.23,
    y: 0,
    width: 50,
    height: 20,
    rotation: 0,
  });
});
