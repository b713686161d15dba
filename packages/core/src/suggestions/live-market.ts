import type { Context } from '../context.ts';
import type { ResolvedLocation } from '../places/resolve-location.ts';
import { catchUp } from '../search/catch-up.ts';
import type { FactStore } from '../search/fact-store.ts';
import { type LiveCounts, liveCounts } from '../search/live-counts.ts';
import { isSpotAt } from '../search/select-candidates.ts';

export type LiveMarket = LiveCounts & { store: FactStore };

export async function readLiveMarket(ctx: Context): Promise<LiveMarket> {
  const store = await catchUp(ctx);
  return { store, ...liveCounts(store, ctx.now().getTime() / 1000) };
}

/** What a search at that place finds. */
export function countAt({ store, bySpot }: LiveMarket, location: ResolvedLocation): number {
  const isThere = isSpotAt(store, location, undefined);
  return bySpot.reduce((found, count, spot) => (count > 0 && isThere(spot) ? found + count : found), 0);
}
