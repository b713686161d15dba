import { POSTING_TRANSITIONS } from '@stellenvisite/contract/job-postings';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { movePosting } from './move-posting.ts';
import { lockPosting, requirePosting } from './open-posting.ts';
import { writePostingEvent } from './write-posting-event.ts';

/** A draft goes for good. What was public is closed and leaves the employer's lists; its applications stay as long as the law says. */
export async function deletePosting(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePosting(ctx, id, 'job.delete');
  await ctx.db.transaction(async (tx) => {
    const { job } = await lockPosting(tx, id);
    if (!job || job.status === 'draft') {
      await tx.delete(jobPostings).where(eq(jobPostings.id, id));
      await tx.delete(jobs).where(eq(jobs.id, id));
      return;
    }
    if (POSTING_TRANSITIONS.close.from.includes(job.status)) await movePosting(ctx, tx, id, 'close');
    await tx.update(jobPostings).set({ removedAt: ctx.now() }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'deleted', byUserId: userId, at: ctx.now() });
  });
}
