import { expect, test } from 'vitest';
import { scaleOf } from './salary-list-page.tsx';

test('a scale has six round steps and holds every span', () => {
  const { ticks, share } = scaleOf([
    { lower: 2640, upper: 3050 },
    { lower: 4120, upper: 4890 },
  ]);
  expect(ticks).toEqual([2500, 3000, 3500, 4000, 4500, 5000, 5500]);
  expect(share(2500)).toBe(0);
  expect(share(4000)).toBe(0.5);
});

test('no span, no scale', () => {
  expect(scaleOf([]).ticks).toEqual([]);
});

test('a scale is no wider than round steps ask for', () => {
  const { ticks } = scaleOf([{ lower: 5_400, upper: 17_100 }]);
  expect([ticks[0], ticks.at(-1)]).toEqual([5_000, 20_000]);
});
