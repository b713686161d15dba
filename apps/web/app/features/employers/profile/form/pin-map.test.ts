import { expect, it } from 'vitest';
import { metresFrom, moveBy, stepOf } from './pin-map.tsx';

const COLOGNE = { lat: 50.96, lon: 6.96 };

it.each([
  ['ArrowUp', false, 0, 5],
  ['ArrowRight', true, 50, 0],
  ['ArrowDown', true, 0, -50],
  ['ArrowLeft', false, -5, 0],
])('%s (with Shift: %s) moves the pin by %i m to the east and %i m to the north', (key, isLong, east, north) => {
  const step = stepOf(key, isLong);
  const moved = metresFrom(COLOGNE, moveBy(COLOGNE, step?.east ?? 0, step?.north ?? 0));
  expect(moved.east).toBeCloseTo(east, 1);
  expect(moved.north).toBeCloseTo(north, 1);
});

it('leaves all other keys alone', () => {
  expect(stepOf('Tab', false)).toBeNull();
});
