import type { Context } from '../context.ts';
import type { ResolvedLocation } from '../places/resolve-location.ts';
import { visitBits } from '../search/doc-bits.ts';
import type { FactStore } from '../search/fact-store.ts';
import { type LiveDocs, liveDocs } from '../search/live-docs.ts';
import { requireIndex } from '../search/search-index.ts';
import { isAt } from '../search/select-candidates.ts';

export type LiveMarket = LiveDocs & { store: FactStore };

export async function readLiveMarket(ctx: Context): Promise<LiveMarket> {
  const store = await requireIndex(ctx).catchUp();
  return { store, ...liveDocs(store, ctx.now().getTime() / 1000) };
}

/** What a search at that place finds. */
export function countAt({ store, bits }: LiveMarket, location: ResolvedLocation): number {
  const isThere = isAt(store, location, undefined);
  let found = 0;
  visitBits(bits, (doc) => {
    if (isThere(doc)) found += 1;
  });
  return found;
}
