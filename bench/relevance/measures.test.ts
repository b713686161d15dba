import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, ndcg, recall } from './measures.ts';

const grades = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 });

describe('nDCG', () => {
  it('is one for the best order and less for any other', () => {
    expect(ndcg([3, 2, 1], [1, 2, 3])).toBe(1);
    expect(ndcg([1, 2, 3], [1, 2, 3])).toBeLessThan(1);
    expect(ndcg([3, 0, 2], [3, 2])).toBeLessThan(1);
  });

  it('is what the formula gives by hand', () => {
    const gained = 3 / Math.log2(2) + 7 / Math.log2(3);
    const best = 7 / Math.log2(2) + 3 / Math.log2(3);
    expect(ndcg([2, 3], [3, 2])).toBeCloseTo(gained / best, 10);
  });

  it('counts what is missing as lost', () => {
    expect(ndcg([3], [3, 3])).toBeLessThan(1);
    expect(ndcg([], [3])).toBe(0);
  });

  it('looks no further than ten hits', () => {
    const ten = Array.from({ length: 10 }, () => 3);
    expect(ndcg([...ten, 0, 0], [...ten, 3, 3])).toBe(1);
  });

  it('lies between nothing and one for hits taken from what there is', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 30 }, (_, at) => at)), grades, (order, all) => {
        const found = order.flatMap((at) => all[at] ?? []);
        const value = ndcg(found, all);
        return Number.isNaN(value) || (value >= 0 && value <= 1 + 1e-9);
      }),
    );
  });
});

describe('recall', () => {
  it('expects no more relevant jobs than the first hits can hold', () => {
    const hundred = Array.from({ length: 100 }, () => 3);
    expect(recall(hundred.slice(0, 50), hundred)).toBe(1);
    expect(recall(hundred.slice(0, 25), hundred)).toBe(0.5);
  });

  it('does not count what is of some use only', () => {
    expect(recall([1, 1, 3], [3, 3, 1, 1])).toBe(0.5);
  });
});

it('has no mean of nothing', () => {
  expect(mean([])).toBeNaN();
  expect(mean([1, 2])).toBe(1.5);
});
