import type { FactStore } from '@stellenvisite/search/columns/fact-store';
import { type LiveCounts, liveCounts } from '@stellenvisite/search/columns/live-counts';
import { catchUp } from '@stellenvisite/search/index/catch-up';
import { isSpotAt } from '@stellenvisite/search/match/select-candidates';
import type { Context } from '../context.ts';
import type { ResolvedLocation } from '../places/resolve-location.ts';

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
