import { jobPostings, jobQuality } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { lockPosting, requirePosting } from './open-posting.ts';
import { writePostingEvent } from './write-posting-event.ts';

/** A draft goes for good. What was public is closed and leaves the employer's lists; its applications stay as long as the law says. */
export async function deletePosting(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePosting(ctx, id, 'job.delete');
  await ctx.db.transaction(async (tx) => {
    const { posting, job } = await lockPosting(tx, id);
    if (!job || job.status === 'draft') {
      await tx.delete(jobPostings).where(eq(jobPostings.id, id));
      await tx.delete(jobs).where(eq(jobs.id, id));
      await tx.delete(jobQuality).where(eq(jobQuality.jobId, id));
      return;
    }
    const [now, closedAt] = [ctx.now(), posting.closedAt ?? ctx.now()];
    if (job.status !== 'closed') await tx.update(jobs).set({ status: 'closed', updatedAt: now }).where(eq(jobs.id, id));
    await tx.update(jobPostings).set({ removedAt: now, closedAt, pausedAt: null }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'deleted', byUserId: userId, at: ctx.now() });
  });
}
