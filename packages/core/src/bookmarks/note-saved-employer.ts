import type { BookmarkNote } from '@stellenvisite/contract/bookmarks.schema';
import { savedEmployers } from '@stellenvisite/db/schema/bookmarks';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownSavedEmployer } from './own-bookmark.ts';

type NoteSavedEmployer = BookmarkNote & { employerId: string };

export async function noteSavedEmployer(ctx: Context, { employerId, note }: NoteSavedEmployer): Promise<BookmarkNote> {
  const { userId } = await requirePermission(ctx, 'saved_employer.write');
  const [row] = await ctx.db
    .update(savedEmployers)
    .set({ note })
    .where(ownSavedEmployer(userId, employerId))
    .returning({ note: savedEmployers.note });
  if (!row) throw new DomainError('saved_employer.not_found');
  return row;
}
