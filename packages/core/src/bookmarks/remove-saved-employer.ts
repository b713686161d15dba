import type { BookmarkNote } from '@stellenvisite/contract/bookmarks.schema';
import { savedEmployers } from '@stellenvisite/db/schema/bookmarks';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownSavedEmployer } from './own-bookmark.ts';

/** Answers the note, so that an undo can bring it back. */
export async function removeSavedEmployer(ctx: Context, { employerId }: { employerId: string }): Promise<BookmarkNote> {
  const { userId } = await requirePermission(ctx, 'saved_employer.write');
  const [row] = await ctx.db
    .delete(savedEmployers)
    .where(ownSavedEmployer(userId, employerId))
    .returning({ note: savedEmployers.note });
  if (!row) throw new DomainError('saved_employer.not_found');
  return row;
}
