import type { SavedSearch } from '@stellenvisite/contract/saved-searches';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { desc, eq } from 'drizzle-orm';
import { requirePermission } from '../permissions/require-permission.ts';
import { type SavedSearchContext, toSavedSearch } from './saved-search-view.ts';

/** The person's own, the newest first. */
export async function listSavedSearches(ctx: SavedSearchContext): Promise<SavedSearch[]> {
  const { userId } = await requirePermission(ctx, 'saved_search.read');
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  const items: SavedSearch[] = [];
  // One after the other: fifty counts at once would keep everybody else waiting.
  for (const row of rows) items.push(await toSavedSearch(ctx, row));
  return items;
}
