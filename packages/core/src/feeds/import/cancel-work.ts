import { feedItems } from '@stellenvisite/db/schema/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, inArray } from 'drizzle-orm';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import type { ImportContext } from './import-context.ts';
import { type Lease, writeRun } from './run-lease.ts';

/** Somebody stopped the run: what it brought stays as drafts, and nothing of it is public. */
export async function cancelWork(ctx: ImportContext, lease: Lease, run: RunRow, feed: FeedRow): Promise<void> {
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
    await tellProgress(ctx, tx, feed);
  });
}
