import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { readEntries } from '../fetch/read-entries.ts';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { nextRunAt } from '../runs/next-run.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import type { Drop } from './drop-guard.ts';
import { type Lease, writeRun } from './run-lease.ts';
import { tellOfRun } from './tell-of-run.ts';

/** A fetch that is much too small changes nothing until somebody decides about it. */
export async function holdRun(ctx: Context, lease: Lease, run: RunRow, feed: FeedRow, drop: Drop): Promise<void> {
  const present = new Set<string>();
  for await (const entry of readEntries(ctx, feed, run.documentKey ?? '')) {
    if (entry.kind === 'job' && entry.job.externalId) present.add(entry.job.externalId);
  }
  await ctx.db.transaction(async (tx) => {
    const known = await tx
      .select({ externalId: feedItems.externalId })
      .from(feedItems)
      .where(and(eq(feedItems.feedId, feed.id), inArray(feedItems.state, ['published', 'paused', 'draft'])));
    const missing = known.map(({ externalId }) => externalId).filter((id) => !present.has(id));
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
    await tellOfRun(ctx, tx, feed, { runId: run.id, failure: 'too_small', percent: drop.percent });
    await tellProgress(ctx, tx, feed);
  });
}
