import { visitBits } from './doc-bits.ts';
import type { FactStore } from './fact-store.ts';
import { liveDocs } from './live-docs.ts';

/** How many live jobs each employer and each spot has, by their number in the store. */
export type LiveCounts = { byEmployer: Uint32Array; bySpot: Uint32Array };

const knownCounts = new WeakMap<FactStore, LiveCounts & { version: number }>();

/** The same until other jobs are live. */
export function liveCounts(store: FactStore, now: number): LiveCounts {
  const { bits, version } = liveDocs(store, now);
  const known = knownCounts.get(store);
  if (known?.version === version) return known;
  const { employer, spot } = store;
  const byEmployer = new Uint32Array(store.employers.size);
  const bySpot = new Uint32Array(store.spots.size);
  visitBits(bits, (doc) => {
    const [whose, where] = [employer[doc] ?? 0, spot[doc] ?? 0];
    byEmployer[whose] = (byEmployer[whose] ?? 0) + 1;
    bySpot[where] = (bySpot[where] ?? 0) + 1;
  });
  const counts = { byEmployer, bySpot, version };
  knownCounts.set(store, counts);
  return counts;
}
