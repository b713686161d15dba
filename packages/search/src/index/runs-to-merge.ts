/** Fewer are not worth the writing: a term with this many rows is still read in one go. */
const FEWEST_RUNS = 8;
/** A run is merged when those behind it are together this many times as large: each doc is then rewritten only a few times. */
const OUTWEIGHED = 2;
/** Larger ones stay as they are, so that no merge takes long. */
const LARGEST_RUN = 131_072;

export type Window = { start: number; end: number };

/** The runs to merge, the newest window that is worthwhile; `sizes` are those of all runs, oldest first. */
export function runsToMerge(sizes: readonly number[]): Window | null {
  for (let end = sizes.length; end >= FEWEST_RUNS; end -= 1) {
    const count = countWorthwhile(sizes, end);
    if (count >= FEWEST_RUNS) return { start: end - count, end };
  }
  return null;
}

/** How many runs before `end` are worth merging. */
function countWorthwhile(sizes: readonly number[], end: number): number {
  let together = 0;
  let worthwhile = 0;
  for (let count = 1; count <= end; count += 1) {
    const size = sizes[end - count] ?? 0;
    if (together + size > LARGEST_RUN) break;
    if (size * OUTWEIGHED <= together) worthwhile = count;
    together += size;
  }
  return worthwhile;
}
