import type { RenameSavedSearch, SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { countNewJobs } from './count-new-jobs.ts';
import { ownSavedSearch } from './own-saved-search.ts';
import { toSavedSearch } from './saved-search-view.ts';

export async function renameSavedSearch(
  ctx: Context,
  { id, name }: RenameSavedSearch & { id: string },
): Promise<SavedSearch> {
  const { userId } = await requirePermission(ctx, 'saved_search.write');
  const [row] = await ctx.db.update(savedSearches).set({ name }).where(ownSavedSearch(userId, id)).returning();
  if (!row) throw new DomainError('saved_search.not_found');
  return toSavedSearch(row, await countNewJobs(ctx, row));
}
