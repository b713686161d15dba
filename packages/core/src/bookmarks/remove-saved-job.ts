import type { BookmarkNote } from '@stellenvisite/contract/bookmarks.schema';
import { savedJobs } from '@stellenvisite/db/schema/bookmarks';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownSavedJob } from './own-bookmark.ts';

/** Answers the note, so that an undo can bring it back. */
export async function removeSavedJob(ctx: Context, { jobId }: { jobId: string }): Promise<BookmarkNote> {
  const { userId } = await requirePermission(ctx, 'saved_job.write');
  const [row] = await ctx.db.delete(savedJobs).where(ownSavedJob(userId, jobId)).returning({ note: savedJobs.note });
  if (!row) throw new DomainError('saved_job.not_found');
  return row;
}
