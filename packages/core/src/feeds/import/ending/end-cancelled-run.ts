import { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray } from 'drizzle-orm';
import type { FeedRow, RunRow } from '../../require-feed.ts';
import { notifyProgress, withStep } from '../../runs/notify-progress.ts';
import type { ImportContext } from '../entries/import-scope.ts';
import { type Lease, writeRun } from '../run-lease.ts';

/** Ends a run that somebody cancelled: what it brought stays as drafts, and nothing of it is public. */
export async function endCancelledRun(ctx: ImportContext, lease: Lease, run: RunRow, feed: FeedRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(feedItems.createdRunId, run.id), eq(feedItems.state, 'published'));
    const ids = tx.select({ id: feedItems.jobId }).from(feedItems).where(own);
    const at = ctx.now();
    await tx
      .update(jobs)
      .set({ status: 'draft', updatedAt: at })
      .where(and(inArray(jobs.id, ids), eq(jobs.status, 'published')));
    await tx.update(feedItems).set({ state: 'draft' }).where(own);
    await writeRun(ctx, tx, lease, {
      status: 'cancelled',
      phase: null,
      finishedAt: at,
      steps: withStep({ at, step: 'cancelled' }),
    });
    await notifyProgress(ctx, tx, feed);
  });
}
