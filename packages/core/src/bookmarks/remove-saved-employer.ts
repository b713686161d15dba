import { savedEmployers } from '@stellenvisite/db/schema/bookmarks';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownSavedEmployer } from './own-bookmark.ts';

export async function removeSavedEmployer(ctx: Context, { employerId }: { employerId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'saved_employer.write');
  const [row] = await ctx.db
    .delete(savedEmployers)
    .where(ownSavedEmployer(userId, employerId))
    .returning({ id: savedEmployers.id });
  if (!row) throw new DomainError('saved_employer.not_found');
}
