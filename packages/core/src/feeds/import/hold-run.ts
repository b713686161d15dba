import type { Tx } from '@stellenvisite/db/client';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { nextRunAt } from '../runs/next-run.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { type Lease, writeRun } from './run-lease.ts';
import { tellOfRun } from './tell-of-run.ts';
import type { TooSmall } from './work-on-document.ts';

/** A fetch that is much too small changes nothing until somebody decides about it. */
export async function holdRun(
  ctx: Context,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
  { drop, missing }: TooSmall,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const at = ctx.now();
    await writeRun(ctx, tx, lease, {
      status: 'held',
      failure: 'too_small',
      phase: null,
      finishedAt: at,
      drop,
      missing,
      steps: withStep({
        at,
        step: 'held',
        isError: true,
        values: { percent: drop.percent, usual: drop.usual },
      }),
    });
    await tx
      .update(xmlFeeds)
      .set({ lastFetchedAt: at, nextRunAt: feed.status === 'stopped' ? null : nextRunAt(feed, at) })
      .where(eq(xmlFeeds.id, feed.id));
    if (!(await isWaitingAlready(tx, run)))
      await tellOfRun(ctx, tx, feed, { runId: run.id, failure: 'too_small', percent: drop.percent });
    await tellProgress(ctx, tx, feed);
  });
}

/** Whether the fetch before was held as well and nobody has decided yet: a feed that is fetched every 15 minutes would send 96 mails a day. */
async function isWaitingAlready(tx: Tx, run: RunRow): Promise<boolean> {
  const [before] = await tx
    .select({ status: feedRuns.status, decision: feedRuns.decision })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, run.feedId), ne(feedRuns.kind, 'validate'), lt(feedRuns.queuedAt, run.queuedAt)))
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  return before?.status === 'held' && before.decision === null;
}
