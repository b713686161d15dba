import { randomUUID } from 'node:crypto';
import type { FeedRun, StartRun } from '@stellenvisite/contract/feed-runs.schema';
import type { FeedRunTrigger } from '@stellenvisite/contract/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { feedRuns } from '@stellenvisite/db/schema/feeds';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { runAskedFeedJob } from '../import/run-feed.job.ts';
import { type FeedRow, type RunRow, requireFeed } from '../open-feed.ts';
import { toFeedRun } from './feed-run-view.ts';
import { tellProgress } from './tell-progress.ts';

/** Asks for a fetch; it is worked on in the background. */
export async function startRun(ctx: Context, { id, ...asked }: StartRun & { id: string }): Promise<FeedRun> {
  const { feed } = await requireFeed(ctx, id, 'feed.import');
  if (asked.kind === 'sync' && feed.source !== 'url') throw new DomainError('feed.not_ready');
  return ctx.db.transaction(async (tx) => {
    const run = await queueRun(ctx, tx, feed, { ...asked, trigger: 'person' });
    if (!run) throw new DomainError('feed.busy');
    await ctx.queue.enqueue(tx, runAskedFeedJob, { runId: run.id }, { key: run.id });
    await tellProgress(ctx, tx, feed);
    return toFeedRun(run);
  });
}

/** Writes the run down; null where one of the feed is under way. */
export async function queueRun(
  ctx: Context,
  tx: Tx,
  feed: Pick<FeedRow, 'id'>,
  { kind, trigger, asDrafts, force }: StartRun & { trigger: FeedRunTrigger },
): Promise<RunRow | null> {
  const queuedAt = ctx.now();
  const [run] = await tx
    .insert(feedRuns)
    .values({
      id: randomUUID(),
      feedId: feed.id,
      kind,
      trigger,
      asDrafts,
      force,
      status: 'queued',
      queuedAt,
      steps: [{ at: queuedAt.toISOString(), step: 'queued', isError: false, values: {} }],
    })
    .onConflictDoNothing({ target: feedRuns.feedId, where: sql`status in ('queued', 'running')` })
    .returning();
  return run ?? null;
}
