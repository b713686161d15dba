import { visitBits } from './doc-bits.ts';
import type { FactStore } from './fact-store.ts';
import { liveDocs } from './live-docs.ts';

/** How many live jobs each employer and each location has, by their number in the store. */
export type LiveCounts = { byEmployer: Uint32Array; byLocation: Uint32Array };

const cachedCounts = new WeakMap<FactStore, LiveCounts & { version: number }>();

/** Cached until other jobs are live. */
export function liveCounts(store: FactStore, now: number): LiveCounts {
  const { bits, version } = liveDocs(store, now);
  const known = cachedCounts.get(store);
  if (known?.version === version) return known;
  const { employer, locationId } = store;
  const byEmployer = new Uint32Array(store.employers.size);
  const byLocation = new Uint32Array(store.locations.size);
  visitBits(bits, (doc) => {
    const [whose, where] = [employer[doc] ?? 0, locationId[doc] ?? 0];
    byEmployer[whose] = (byEmployer[whose] ?? 0) + 1;
    byLocation[where] = (byLocation[where] ?? 0) + 1;
  });
  const counts = { byEmployer, byLocation, version };
  cachedCounts.set(store, counts);
  return counts;
}
