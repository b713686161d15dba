import type { Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { handOverJobs } from './hand-over-jobs.ts';
import type { RunState } from './run-state.ts';

/** What the feed says by name to be gone ends at once. */
export async function endDeleted({ ctx, feed }: RunState, tx: Tx, externalIds: readonly string[]): Promise<number> {
  if (externalIds.length === 0) return 0;
  const isNamed = and(
    eq(feedItems.feedId, feed.id),
    inArray(feedItems.externalId, externalIds),
    ne(feedItems.state, 'ended'),
  );
  const named = await tx.select({ jobId: feedItems.jobId }).from(feedItems).where(isNamed);
  await handOverJobs(
    tx,
    named.flatMap(({ jobId }) => jobId ?? []),
  );
  const ended = await tx
    .update(feedItems)
    .set({
      state: 'ended',
      missing: 0,
      // A job that the feed takes up again as it was is not what we have.
      hash: '',
      missingSince: sql`case when exists (select from jobs j where j.id = ${feedItems.jobId} and j.status = 'published')
        then ${ctx.now().toISOString()}::timestamptz else ${feedItems.missingSince} end`,
      changedAt: ctx.now(),
    })
    .where(isNamed)
    .returning({ jobId: feedItems.jobId });
  const ids = ended.flatMap(({ jobId }) => jobId ?? []);
  if (ids.length === 0) return 0;
  const isPublic = and(inArray(jobs.id, ids), inArray(jobs.status, ['published', 'paused']));
  await tx.update(jobs).set({ status: 'closed', updatedAt: ctx.now() }).where(isPublic);
  await tx.update(jobPostings).set({ closedAt: ctx.now(), pausedAt: null }).where(inArray(jobPostings.id, ids));
  return ended.length;
}
