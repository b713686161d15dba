import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsToMerge } from './runs-to-merge.ts';

test.each([
  ['a few runs stay', [1, 1, 1, 1, 1, 1, 1], 0],
  ['many small ones become one', [1, 1, 1, 1, 1, 1, 1, 1], 8],
  ['a large one before them is left alone', [1000, 1, 1, 1, 1, 1, 1, 1, 1], 8],
  ['one that they outweigh joins them', [4, 1, 1, 1, 1, 1, 1, 1, 1], 9],
  ['small ones before a large one join it', [1, 1, 1, 1, 1, 1, 1, 1, 90_000, 1, 1], 11],
  ['what would become too large stays', Array.from({ length: 20 }, () => 100_000), 0],
  ['nothing is nothing', [], 0],
])('%s', (_name, sizes, merged) => {
  expect(runsToMerge(sizes)).toBe(merged);
});

/** Adds batches one by one, merging after each as a process does, and counts how often a doc was written. */
function grow(batches: readonly number[]) {
  const runs: number[] = [];
  let written = 0;
  for (const batch of batches) {
    runs.push(batch);
    written += batch;
    for (let count = runsToMerge(runs); count > 0; count = runsToMerge(runs)) {
      const size = runs.splice(-count).reduce((sum, run) => sum + run, 0);
      runs.push(size);
      written += size;
    }
  }
  return { runs: runs.length, written };
}

test('however an index grows, a term has few rows and a doc is seldom written again', () => {
  const batch = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 50 }), fc.constant(500));
  fc.assert(
    fc.property(fc.array(batch, { minLength: 500, maxLength: 3_000 }), (batches) => {
      const docs = batches.reduce((sum, size) => sum + size, 0);
      const { runs, written } = grow(batches);
      expect(runs).toBeLessThan(40 + docs / 60_000);
      expect(written / docs).toBeLessThan(16);
    }),
    { numRuns: 30 },
  );
});

test('a million jobs in batches of two thousand come to few runs', () => {
  const { runs, written } = grow(Array.from({ length: 500 }, () => 2_000));
  expect(runs).toBeLessThan(30);
  expect(written / 1_000_000).toBeLessThan(5);
});
