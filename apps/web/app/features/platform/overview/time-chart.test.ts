import { expect, test } from 'vitest';
import { scaleOf } from './time-chart.tsx';

test('bars begin at zero and end above the highest value', () => {
  expect(scaleOf([120, 270, 310], true)).toEqual({ from: 0, to: 400, ticks: [0, 100, 200, 300, 400] });
});

test('a line begins near its lowest value, at a round mark', () => {
  const { from, to, ticks } = scaleOf([5764, 6391], false);
  expect({ from, to }).toEqual({ from: 5600, to: 6400 });
  expect(ticks[0]).toBe(5600);
});

test('values that do not differ still have a scale', () => {
  const { from, to } = scaleOf([0, 0], true);
  expect(to).toBeGreaterThan(from);
});
