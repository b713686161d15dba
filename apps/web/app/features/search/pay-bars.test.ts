import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payScale } from './pay-bars.ts';

const bar = (value: number, count: number) => ({ value: String(value), count });

test('the scale spans the hits in even bars, gaps included', () => {
  const scale = payScale([bar(2500, 10), bar(2750, 30), bar(3250, 20)], 0);
  expect(scale).toEqual({ min: 2500, max: 5500, bars: [10, 30, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0] });
});

test('one chief physician does not press all others together', () => {
  const scale = payScale([bar(3000, 500), bar(5500, 500), bar(24_000, 1)], 0);
  expect(scale.max).toBe(6000);
});

test('a search without pay still has a scale to choose from', () => {
  expect(payScale([], 0)).toEqual({ min: 2000, max: 6000, bars: [] });
});

test('the chosen minimum is always on the scale, the scale is never empty and its ends are whole steps', () => {
  const bars = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.nat(500)), { maxLength: 30 });
  fc.assert(
    fc.property(bars, fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })), (steps, chosen) => {
      const unique = [...new Map(steps)].sort(([a], [b]) => a - b).map(([step, count]) => bar(step * 250, count));
      const { min, max } = payScale(unique, chosen);
      expect(max).toBeGreaterThan(min);
      expect([min % 500, max % 500]).toEqual([0, 0]);
      if (chosen) {
        expect(min).toBeLessThan(chosen);
        expect(max).toBeGreaterThanOrEqual(chosen);
      }
    }),
  );
});
