import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import type { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import type { Context } from '../context.ts';
import { countHits } from '../jobs/find-hits.ts';
import type { ActorContext } from '../permissions/require-person.ts';
import { readAddress } from './canonical-query.ts';

/** Who asks, and what is needed to search. */
export type SavedSearchContext = Context & ActorContext;
export type SavedSearchRow = typeof savedSearches.$inferSelect;

export async function toSavedSearch(ctx: Context, row: SavedSearchRow): Promise<SavedSearch> {
  const { id, name, query, seenAt, createdAt } = row;
  const search = readAddress(query);
  return {
    id,
    name,
    query,
    // A filter that a later version no longer knows finds nothing new; the person sees why when they open it.
    newCount: search ? await countHits(ctx, search, { postedAfter: seenAt }) : 0,
    seenAt: seenAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
