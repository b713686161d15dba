import { randomUUID } from 'node:crypto';
import type { FeedRun, StartRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedRunTrigger } from '@stellenvisite/contract/feeds/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, eq, sql } from 'drizzle-orm';
import { isOfActiveEmployer } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { runAskedFeedJob } from '../import/run-feed.ts';
import { type FeedRow, type RunRow, requireFeed } from '../require-feed.ts';
import { toFeedRun } from './feed-run-view.ts';
import { notifyProgress } from './notify-progress.ts';

/** Starts a run in the background. */
export async function startRun(ctx: Context, { id, ...asked }: StartRun & { id: string }): Promise<FeedRun> {
  const { feed } = await requireFeed(ctx, id, 'feed.import');
  if (asked.kind === 'sync' && feed.source !== 'url') throw new DomainError('feed.not_ready');
  return ctx.db.transaction(async (tx) => {
    const run = await queueRun(ctx, tx, feed, { ...asked, trigger: 'person' });
    if (!run) throw new DomainError('feed.busy');
    await ctx.queue.enqueue(tx, runAskedFeedJob, { runId: run.id }, { key: run.id });
    await notifyProgress(ctx, tx, feed);
    return toFeedRun(run);
  });
}

/** Inserts a queued run; null where another one of the feed is queued or running. A suspended employer's feeds do not run. */
export async function queueRun(
  ctx: Context,
  tx: Tx,
  feed: Pick<FeedRow, 'id'>,
  { kind, trigger, asDrafts, force }: StartRun & { trigger: FeedRunTrigger },
): Promise<RunRow | null> {
  const queuedAt = ctx.now();
  const isOfFeed = and(eq(xmlFeeds.id, feed.id), isOfActiveEmployer(xmlFeeds.employerId));
  if ((await tx.$count(xmlFeeds, isOfFeed)) === 0) throw new DomainError('employer.suspended');
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
