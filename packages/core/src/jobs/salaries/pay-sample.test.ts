import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramOf, samplePay } from './pay-sample.ts';

const adsOf = (amounts: number[], employers = 4) =>
  amounts.map((amount, index) => ({ cents: amount * 100, employerId: `e${index % employers}` }));
const twelve = Array.from({ length: 12 }, (_, index) => 3000 + index * 100);

test('twelve ads of three employers say what is paid, rounded to ten', () => {
  expect(samplePay(adsOf(twelve, 3))).toEqual({ count: 12, figures: { lower: 3280, median: 3550, upper: 3830 } });
});

test('eleven ads, or twelve of two employers, say nothing but their number', () => {
  expect(samplePay(adsOf(twelve.slice(1)))).toEqual({ count: 11, figures: null });
  expect(samplePay(adsOf(twelve, 2))).toEqual({ count: 12, figures: null });
  expect(histogramOf(adsOf(twelve.slice(1)))).toBeNull();
});

test('every ad appears in one bar of the histogram, and the bars are few', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 30_000 }), { minLength: 12, maxLength: 200 }), (amounts) => {
      const bars = histogramOf(adsOf(amounts))?.bars ?? [];
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(amounts.length);
      expect(bars.length).toBeLessThanOrEqual(25);
    }),
  );
});
