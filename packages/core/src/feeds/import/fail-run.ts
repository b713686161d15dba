import { xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { FeedFailureError } from '../fetch/feed-failure.ts';
import { loadRun } from '../open-feed.ts';
import { nextRunAt } from '../runs/next-run.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { type Lease, LeaseLostError, writeRun } from './run-lease.ts';
import { tellOfRun } from './tell-of-run.ts';

/** Nothing was changed: the jobs stay as they are, and the fetch is tried again. Those who look after the feed hear of it once. */
export async function failRun(ctx: Context, lease: Lease, error: FeedFailureError): Promise<void> {
  const run = await loadRun(ctx, lease.runId);
  const [feed] = run ? await ctx.db.select().from(xmlFeeds).where(eq(xmlFeeds.id, run.feedId)) : [];
  if (!run || !feed) return;
  try {
    await ctx.db.transaction(async (tx) => {
      const at = ctx.now();
      const { failure, status: httpStatus, line } = error;
      await writeRun(ctx, tx, lease, {
        status: 'failed',
        phase: null,
        failure,
        httpStatus,
        line,
        finishedAt: at,
        steps: withStep({ at, step: 'failed', isError: true, values: { failure, status: httpStatus, line } }),
      });
      if (run.kind !== 'validate') {
        await tx
          .update(xmlFeeds)
          .set({
            failures: sql`${xmlFeeds.failures} + 1`,
            lastFetchedAt: at,
            nextRunAt:
              feed.status === 'active' && feed.source === 'url' ? nextRunAt(feed, at, { hasFailed: true }) : null,
          })
          .where(eq(xmlFeeds.id, feed.id));
        if (feed.failures === 0 && feed.status === 'active')
          await tellOfRun(ctx, tx, feed, { runId: run.id, failure, percent: null });
      }
      await tellProgress(ctx, tx, feed);
    });
  } catch (lost) {
    if (!(lost instanceof LeaseLostError)) throw lost;
  }
}
