import type { FactStore } from '../columns/fact-store.ts';
import { type LiveCounts, liveCounts } from '../columns/live-counts.ts';
import type { ResolvedLocation } from '../taxonomy/places/find-location.ts';
import type { SearchRequest } from './search-request.ts';
import { isLocationAt } from './select-candidates.ts';

export type LiveMarket = LiveCounts & { store: FactStore };

export async function readLiveMarket({ facts, now }: SearchRequest): Promise<LiveMarket> {
  const store = await facts();
  return { store, ...liveCounts(store, now().getTime() / 1000) };
}

/** What a search at that place finds. */
export function countAt({ store, byLocation }: LiveMarket, location: ResolvedLocation): number {
  const isThere = isLocationAt(store, location, undefined);
  return byLocation.reduce((found, count, locationId) => (count > 0 && isThere(locationId) ? found + count : found), 0);
}
