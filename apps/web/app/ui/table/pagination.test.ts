import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageNumbers } from './pagination.tsx';

it('shows the first pages, a gap and the last one at the beginning', () => {
  expect(pageNumbers(1, 16)).toEqual([1, 2, 3, 4, null, 16]);
});

it('shows the neighbours of a page in the middle', () => {
  expect(pageNumbers(8, 16)).toEqual([1, null, 7, 8, 9, null, 16]);
});

it('has no gap where only one page would be missing', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('always leads to the first, the last, the previous and the next page, in order', () => {
  const place = fc
    .integer({ min: 1, max: 400 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([page, count]) => {
      const pages = pageNumbers(page, count).filter((each) => each !== null);
      expect(pages).toEqual([...pages].sort((a, b) => a - b));
      for (const wanted of [1, count, page, Math.max(1, page - 1), Math.min(count, page + 1)])
        expect(pages).toContain(wanted);
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});
