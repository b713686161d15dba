import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsToMerge } from './merge-runs.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);

test.each([
  ['a few runs stay', ones(7), null],
  ['many small ones become one', ones(8), { start: 0, end: 8 }],
  ['a large one before them is left alone', [1000, ...ones(8)], { start: 1, end: 9 }],
  ['one that they outweigh joins them', [4, ...ones(8)], { start: 0, end: 9 }],
  ['small ones before a large one join it', [...ones(8), 90_000, 1, 1], { start: 0, end: 11 }],
  ['small ones before one too large to join become one', [...ones(8), 131_072], { start: 0, end: 8 }],
  ['what would become too large stays', Array.from({ length: 20 }, () => 100_000), null],
  ['nothing is nothing', [], null],
])('%s', (_name, sizes, merged) => {
  expect(runsToMerge(sizes)).toEqual(merged);
});

/** Merges until nothing is worth it, and counts the docs written. */
function mergeAll(runs: number[]): number {
  let written = 0;
  for (let window = runsToMerge(runs); window; window = runsToMerge(runs)) {
    const merged = runs.slice(window.start, window.end);
    const size = merged.reduce((sum, run) => sum + run, 0);
    runs.splice(window.start, merged.length, size);
    written += size;
  }
  return written;
}

/** Adds batches one by one, merging after each as a process does, and counts how often a doc was written. */
function grow(batches: readonly number[]) {
  const runs: number[] = [];
  let written = 0;
  for (const batch of batches) {
    runs.push(batch);
    written += batch;
    written += mergeAll(runs);
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

test('a bulk load that is merged at its end writes each doc once more', () => {
  const runs = Array.from({ length: 500 }, () => 2_000);
  expect(mergeAll(runs)).toBeLessThan(1_100_000);
  expect(runs.length).toBeLessThan(20);
});
