import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownSavedSearch } from './own-saved-search.ts';

export async function deleteSavedSearch(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'saved_search.write');
  const [row] = await ctx.db
    .delete(savedSearches)
    .where(ownSavedSearch(userId, id))
    .returning({ id: savedSearches.id });
  if (!row) throw new DomainError('saved_search.not_found');
}
