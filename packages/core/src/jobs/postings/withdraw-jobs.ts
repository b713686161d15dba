import type { JobStatus } from '@stellenvisite/contract/jobs/job-fields';
import type { Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { writePostingEvent } from './create-posting.ts';
import { lockPostings, type PostingRow } from './open-posting.ts';

type Withdrawal = { isReturned: boolean; reason: string; byUserId: string };
type Withdrawn = { posting: PostingRow; status: JobStatus };

/**
 * A removed job cannot be brought back by a click or a feed; its employer sees it with the reason and can reopen it as a draft. A returned
 * one is a draft at once, with the reason next to it, as after a refusal. Answers what they were before.
 */
export async function withdrawJobs(
  ctx: Context,
  tx: Tx,
  ids: readonly string[],
  { isReturned, reason, byUserId }: Withdrawal,
): Promise<Withdrawn[]> {
  if (ids.length === 0) return [];
  const now = ctx.now();
  const withdrawn: Withdrawn[] = [];
  for (const { posting, job } of await lockPostings(tx, ids)) {
    if (!job) continue;
    withdrawn.push({ posting, status: job.status });
    await tx
      .update(jobs)
      .set({ status: isReturned ? 'draft' : 'closed', updatedAt: now })
      .where(eq(jobs.id, job.id));
    await tx
      .update(jobPostings)
      .set(
        isReturned
          ? { refusal: reason, pausedAt: null }
          : { removedAt: now, takedownReason: reason, closedAt: now, pausedAt: null },
      )
      .where(eq(jobPostings.id, posting.id));
    const event = { postingId: posting.id, byUserId, detail: reason, at: now };
    await writePostingEvent(tx, { ...event, kind: isReturned ? 'refused' : 'deleted' });
  }
  return withdrawn;
}
