import type { FactStore } from '../columns/fact-store.ts';
import { type LiveCounts, liveCounts } from '../columns/live-counts.ts';
import type { ResolvedLocation } from '../taxonomy/places/find-location.ts';
import type { SearchRequest } from './search-request.ts';
import { isSpotAt } from './select-candidates.ts';

export type LiveMarket = LiveCounts & { store: FactStore };

export async function readLiveMarket({ facts, now }: SearchRequest): Promise<LiveMarket> {
  const store = await facts();
  return { store, ...liveCounts(store, now().getTime() / 1000) };
}

/** What a search at that place finds. */
export function countAt({ store, bySpot }: LiveMarket, location: ResolvedLocation): number {
  const isThere = isSpotAt(store, location, undefined);
  return bySpot.reduce((found, count, spot) => (count > 0 && isThere(spot) ? found + count : found), 0);
}
