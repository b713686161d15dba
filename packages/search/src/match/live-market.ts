import { visitBits } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import type { ResolvedLocation } from '../taxonomy/places/find-location.ts';
import type { SearchRequest } from './search-request.ts';
import { isLocationAt } from './select-candidates.ts';

/** How many live jobs each employer and each location has, by their number in the store. */
type LiveCounts = { byEmployer: Uint32Array; byLocation: Uint32Array };

const cachedCounts = new WeakMap<FactStore, LiveCounts & { version: number }>();

export type LiveMarket = LiveCounts & { store: FactStore };

export async function readLiveMarket({ facts, now }: SearchRequest): Promise<LiveMarket> {
  const store = await facts();
  return { store, ...liveCounts(store, now().getTime() / 1000) };
}

/** Counts the jobs that a search at a place finds. */
export function countAt({ store, byLocation }: LiveMarket, location: ResolvedLocation): number {
  const isThere = isLocationAt(store, location, undefined);
  return byLocation.reduce((found, count, locationId) => (count > 0 && isThere(locationId) ? found + count : found), 0);
}

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
