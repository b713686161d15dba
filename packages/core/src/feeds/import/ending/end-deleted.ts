import type { Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ImportScope } from '../entries/import-scope.ts';
import { handOverJobs } from './hand-over-jobs.ts';

/** Ends the jobs that the feed deletes by name. */
export async function endDeleted(
  { clock, feed }: ImportScope,
  tx: Tx,
  externalIds: readonly string[],
): Promise<number> {
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
      // The feed may bring the job back as it was: it must count as changed then.
      hash: '',
      missingSince: sql`case when exists (select from jobs j where j.id = ${feedItems.jobId} and j.status = 'published')
        then ${clock.now().toISOString()}::timestamptz else ${feedItems.missingSince} end`,
      changedAt: clock.now(),
    })
    .where(isNamed)
    .returning({ jobId: feedItems.jobId });
  const ids = ended.flatMap(({ jobId }) => jobId ?? []);
  if (ids.length === 0) return 0;
  const isPublic = and(inArray(jobs.id, ids), inArray(jobs.status, ['published', 'paused']));
  await tx.update(jobs).set({ status: 'closed', updatedAt: clock.now() }).where(isPublic);
  await tx.update(jobPostings).set({ closedAt: clock.now(), pausedAt: null }).where(inArray(jobPostings.id, ids));
  return ended.length;
}
