import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { jobBulkChanges, jobPostingEvents, jobPostings, jobQuality } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';

/** Ends what has a term: Top-Jobs of a plan, drafts that were deleted among others, and what could be undone. */
export async function endPastTerms(ctx: Context): Promise<void> {
  await ctx.db.transaction((tx) => endTopJobs(ctx, tx));
  const anHourAgo = new Date(ctx.now().getTime() - HOUR_MS);
  await ctx.db.transaction((tx) => deleteRemovedDrafts(tx, anHourAgo));
  await ctx.db.delete(jobBulkChanges).where(lt(jobBulkChanges.at, anHourAgo));
}

async function endTopJobs(ctx: Context, tx: Tx): Promise<void> {
  const ended = await tx
    .update(jobPostings)
    .set({ featuredUntil: null })
    .where(lte(jobPostings.featuredUntil, ctx.now()))
    .returning({ id: jobPostings.id });
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.update(jobs).set({ featured: false }).where(inArray(jobs.id, ids));
  await tx
    .insert(jobPostingEvents)
    .values(ids.map((postingId) => ({ postingId, kind: 'unfeatured' as const, byUserId: null, at: ctx.now() })));
}

/** Permanently deletes removed jobs that were never public. */
async function deleteRemovedDrafts(tx: Tx, before: Date): Promise<void> {
  const drafts = await tx
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .leftJoin(jobs, eq(jobs.id, jobPostings.id))
    .where(
      and(
        lt(jobPostings.removedAt, before),
        isNull(jobPostings.takedownReason),
        or(isNull(jobs.id), eq(jobs.status, 'draft')),
      ),
    );
  const ids = drafts.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(jobPostings).where(inArray(jobPostings.id, ids));
  await tx.delete(jobs).where(inArray(jobs.id, ids));
  await tx.delete(jobQuality).where(inArray(jobQuality.jobId, ids));
}

export const endPastTermsJob = defineJob({
  name: 'job-postings.end-past-terms',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 * * * *',
  handler: endPastTerms,
});
