import type { Tx } from '@stellenvisite/db/client';
import { jobFeed } from '@stellenvisite/db/schema/jobs/job-feed';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchPending } from '@stellenvisite/db/schema/jobs/search';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isLive } from '../../live-jobs.ts';

/**
 * The one feed of jobs that became public or changed while they were: whoever tells people about new jobs reads it here, and
 * nobody compares dates. A trigger (`job_feed_updated`) writes an entry per consumer in the transaction that changes a job.
 *
 * `takeFeedJobs` deletes the entries in the caller's transaction, so what the caller writes there and the entries are one:
 * killed anywhere before the commit, nothing happened and the next run finds them again. Two runs at once take different
 * ones. A new consumer needs a row in `job_feed_consumers`, by migration, and a scheduled job; `job_feed` is notified at commit.
 */
export type FeedConsumer = 'job-alerts' | 'employer-followers';

export type FeedJob = {
  jobId: string;
  /** Published for the first time or after it was closed; otherwise it was changed or taken up again after a pause. */
  isNew: boolean;
};

type TakeOptions = { consumer: FeedConsumer; limit: number };
type TakenJobs = {
  /** Each once, and only those that are live now. */
  jobs: FeedJob[];
  /** States whether the limit was reached, so that there may be more. */
  isMore: boolean;
};

/** Jobs that the search has not indexed yet are left for the next run: what is notified of can then be found. */
export async function adoptFeedJobs(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  { consumer, limit }: TakeOptions,
): Promise<TakenJobs> {
  const due = tx
    .select({ id: jobFeed.id })
    .from(jobFeed)
    .where(
      and(
        eq(jobFeed.consumer, consumer),
        sql`${jobFeed.dueAt} <= ${ctx.now().toISOString()}::timestamptz`,
        sql`not exists (select from ${searchPending} where ${searchPending.jobId} = ${jobFeed.jobId})`,
      ),
    )
    .orderBy(jobFeed.dueAt, jobFeed.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await tx
    .delete(jobFeed)
    .where(inArray(jobFeed.id, due))
    .returning({ jobId: jobFeed.jobId, isNew: jobFeed.isNew });
  const isNew = new Map<string, boolean>();
  for (const entry of taken) isNew.set(entry.jobId, entry.isNew || isNew.get(entry.jobId) === true);
  const live = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...isNew.keys()]), isLive(ctx)));
  return {
    jobs: live.map(({ id }) => ({ jobId: id, isNew: isNew.get(id) === true })),
    isMore: taken.length === limit,
  };
}
