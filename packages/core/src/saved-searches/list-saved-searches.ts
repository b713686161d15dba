import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { countNewJobs } from './count-new-jobs.ts';
import { toSavedSearch } from './saved-search-view.ts';

/** One is counted while others wait for the database; all fifty at once would keep everybody else waiting. */
const AT_ONCE = 5;

/** The person's own, the newest first. */
export async function listSavedSearches(ctx: Context): Promise<SavedSearch[]> {
  const { userId } = await requirePermission(ctx, 'saved_search.read');
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  const items: SavedSearch[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const batch = rows.slice(at, at + AT_ONCE);
    items.push(...(await Promise.all(batch.map(async (row) => toSavedSearch(row, await countNewJobs(ctx, row))))));
  }
  return items;
}
