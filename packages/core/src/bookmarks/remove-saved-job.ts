import { savedJobs } from '@stellenvisite/db/schema/bookmarks';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownSavedJob } from './own-bookmark.ts';

export async function removeSavedJob(ctx: Context, { jobId }: { jobId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'saved_job.write');
  const [row] = await ctx.db.delete(savedJobs).where(ownSavedJob(userId, jobId)).returning({ id: savedJobs.id });
  if (!row) throw new DomainError('saved_job.not_found');
}
