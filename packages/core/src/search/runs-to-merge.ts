/** Fewer are not worth the writing: a term with this many rows is still read in one go. */
const FEWEST_RUNS = 8;
/** A run joins when those behind it are together this many times as large: each doc is then written anew only now and then. */
const OUTWEIGHED = 2;
/** Larger ones stay as they are, so that no merge takes long. */
const LARGEST_RUN = 131_072;

/** How many of the newest runs are to become one, given the sizes of all, oldest first. */
export function runsToMerge(sizes: readonly number[]): number {
  let together = 0;
  let worthwhile = 0;
  for (let count = 1; count <= sizes.length; count += 1) {
    const size = sizes[sizes.length - count] ?? 0;
    if (together + size > LARGEST_RUN) break;
    if (size * OUTWEIGHED <= together) worthwhile = count;
    together += size;
  }
  return worthwhile >= FEWEST_RUNS ? worthwhile : 0;
}
