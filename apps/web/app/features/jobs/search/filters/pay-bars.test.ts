import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payScale, payTicks } from './pay-bars.ts';

const ANY = { min: 0, max: 0 };

const bar = (value: number, count: number) => ({ value: String(value), count });

test('the scale spans the hits in even bars, gaps included', () => {
  const scale = payScale([bar(2500, 10), bar(2750, 30), bar(3250, 20)], ANY);
  expect(scale).toEqual({ min: 2500, max: 5500, bars: [10, 30, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0] });
});

test('one chief physician does not press all others together', () => {
  const scale = payScale([bar(3000, 500), bar(5500, 500), bar(24_000, 1)], ANY);
  expect(scale.max).toBe(6000);
});

test('a search without pay still has a scale to choose from', () => {
  expect(payScale([], ANY)).toEqual({ min: 2000, max: 6000, bars: [] });
});

test('the figures below the scale are few and whole', () => {
  expect(payTicks({ min: 2500, max: 5500, bars: [] })).toEqual([3000, 4000, 5000]);
  expect(payTicks({ min: 2000, max: 3500, bars: [] })).toEqual([2000, 2500, 3000, 3500]);
  expect(payTicks({ min: 2000, max: 9500, bars: [] })).toEqual([2500, 5000, 7500]);
  expect(payTicks({ min: 2000, max: 15_000, bars: [] })).toEqual([5000, 10_000, 15_000]);
});

test('chosen bounds lie inside the scale, the scale is never empty and its ends are whole steps', () => {
  const bars = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.nat(500)), { maxLength: 30 });
  const bound = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }));
  fc.assert(
    fc.property(bars, bound, bound, (steps, chosenMin, chosenMax) => {
      const unique = [...new Map(steps)].sort(([a], [b]) => a - b).map(([step, count]) => bar(step * 250, count));
      const { min, max } = payScale(unique, { min: chosenMin, max: chosenMax });
      expect(max).toBeGreaterThan(min);
      expect([min % 500, max % 500]).toEqual([0, 0]);
      for (const chosen of [chosenMin, chosenMax].filter(Boolean)) {
        expect(min).toBeLessThan(chosen);
        expect(max).toBeGreaterThan(chosen);
      }
    }),
  );
});
