import type { DismissJob } from '@stellenvisite/contract/seekers/matching.schema';
import { dismissedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePublicJob } from '../../jobs/list-job-items.ts';
import { requirePermission } from '../../require-permission.ts';

/** Dismissed again it stays dismissed, with the reason given last. */
export async function dismissJob(ctx: Context, { jobId, reason }: DismissJob & { jobId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'match.read');
  await requirePublicJob(ctx, ctx.db, jobId);
  await ctx.db
    .insert(dismissedJobs)
    .values({ userId, jobId, reason, dismissedAt: ctx.now() })
    .onConflictDoUpdate({ target: [dismissedJobs.userId, dismissedJobs.jobId], set: { reason } });
}

export async function restoreJob(ctx: Context, { jobId }: { jobId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'match.read');
  await requirePublicJob(ctx, ctx.db, jobId);
  await ctx.db.delete(dismissedJobs).where(and(eq(dismissedJobs.userId, userId), eq(dismissedJobs.jobId, jobId)));
}
