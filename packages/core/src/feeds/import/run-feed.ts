import type { Tx } from '@stellenvisite/db/client';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOfActiveEmployer } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../platform/network/open-public.ts';
import { defineJob, type JobDefinition, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { FeedFailureError } from '../fetch/feed-failure.ts';
import { type FeedRow, findRun, type RunRow } from '../require-feed.ts';
import { nextRunAt } from '../runs/next-run.ts';
import { notifyProgress, withStep } from '../runs/notify-progress.ts';
import type { TooSmall } from './drop-guard.ts';
import { endCancelledRun } from './ending/end-cancelled-run.ts';
import { notifyOfRun } from './ending/notify-of-run.ts';
import { importDocument, ProcessLostError } from './import-document.ts';
import { obtainDocument } from './obtain-document.ts';
import { acquireLease, type Lease, LeaseLostError, releaseLease, writeRun } from './run-lease.ts';

/** Puts a fetch that is much too small on hold: it changes nothing until somebody decides about it. */
async function putRunOnHold(
  ctx: Context,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
  { drop, missing }: TooSmall,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const at = ctx.now();
    await writeRun(ctx, tx, lease, {
      status: 'on_hold',
      failure: 'too_small',
      phase: null,
      finishedAt: at,
      drop,
      missing,
      steps: withStep({
        at,
        step: 'on_hold',
        isError: true,
        values: { percent: drop.percent, usual: drop.usual },
      }),
    });
    await tx
      .update(xmlFeeds)
      .set({ lastFetchedAt: at, nextRunAt: feed.status === 'stopped' ? null : nextRunAt(feed, at) })
      .where(eq(xmlFeeds.id, feed.id));
    if (!(await isWaitingAlready(tx, run)))
      await notifyOfRun(ctx, tx, feed, { runId: run.id, failure: 'too_small', percent: drop.percent });
    await notifyProgress(ctx, tx, feed);
  });
}

/** Tells whether the fetch before is on hold too: a feed that is fetched every 15 minutes would send 96 mails a day. */
async function isWaitingAlready(tx: Tx, run: RunRow): Promise<boolean> {
  const [before] = await tx
    .select({ status: feedRuns.status, decision: feedRuns.decision })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, run.feedId), ne(feedRuns.kind, 'validate'), lt(feedRuns.queuedAt, run.queuedAt)))
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  return before?.status === 'on_hold' && before.decision === null;
}

/** Ends a run that changed nothing: the jobs stay as they are, and the fetch is retried. Those who look after the feed are notified once. */
async function failRun(ctx: Context, lease: Lease, error: FeedFailureError): Promise<void> {
  const run = await findRun(ctx, lease.runId);
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
          await notifyOfRun(ctx, tx, feed, { runId: run.id, failure, percent: null });
      }
      await notifyProgress(ctx, tx, feed);
    });
  } catch (lost) {
    if (!(lost instanceof LeaseLostError)) throw lost;
  }
}

export type RunOptions = {
  /** Jobs of one transaction. */
  batchSize?: number;
  limits?: StreamLimits;
  /** Called after each batch; in tests it throws to stop the process there. */
  onBatch?: () => void | Promise<void>;
};

/** Runs a feed from its last batch until its end. Returns null where another worker has the run. */
export async function runFeed(ctx: Context, runId: string, options: RunOptions = {}): Promise<RunRow | null> {
  const acquired = await acquireLease(ctx, runId);
  if (!acquired) return null;
  try {
    await executeRun(ctx, acquired, options);
  } catch (error) {
    if (error instanceof LeaseLostError) return null;
    if (error instanceof ProcessLostError) {
      await releaseLease(ctx, acquired.lease);
      throw error;
    }
    if (!(error instanceof FeedFailureError)) ctx.log.error({ err: error, runId }, 'a fetch of a feed failed');
    await failRun(ctx, acquired.lease, error instanceof FeedFailureError ? error : new FeedFailureError('internal'));
  }
  return findRun(ctx, runId);
}

/** Does the work of a run, without what is done when it fails. */
export async function executeRun(
  ctx: Context,
  { lease, run: acquired }: { lease: Lease; run: RunRow },
  options: RunOptions = {},
): Promise<void> {
  const [found] = await ctx.db
    .select({ feed: xmlFeeds, isActive: isOfActiveEmployer(xmlFeeds.employerId) })
    .from(xmlFeeds)
    .where(eq(xmlFeeds.id, acquired.feedId));
  if (!found) throw new LeaseLostError('the feed is gone');
  if (!found.isActive) throw new FeedFailureError('suspended');
  const { feed } = found;
  const step = acquired.steps.some((each) => each.step === 'started') ? 'resumed' : 'started';
  const { isCancelled } = await writeRun(ctx, ctx.db, lease, { steps: withStep({ at: ctx.now(), step }) });
  if (isCancelled) return endCancelledRun(ctx, lease, acquired, feed);
  await notifyProgress(ctx, ctx.db, feed);
  const run = acquired.documentKey
    ? { ...acquired, format: feed.format }
    : await obtainDocument(ctx, lease, acquired, feed, options);
  if (!run) return;
  const readable: FeedRow = { ...feed, format: feed.format ?? run.format };
  const tooSmall = await importDocument(ctx, { lease, run, feed: readable }, options);
  if (tooSmall) await putRunOnHold(ctx, lease, run, readable, tooSmall);
}

type RunFeed = { runId: string };

/** A run that another worker has is left to it, so that it may be enqueued more than once. */
const RUN_FEED = {
  payload: z.object({ runId: z.uuid() }),
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard', expireInSeconds: 7200 },
  concurrency: 2,
  isLong: true,
  handler: (ctx, { runId }) => runFeed(ctx, runId),
} satisfies Omit<JobDefinition<RunFeed>, 'name'>;

/** Runs that the schedule starts. */
export const runFeedJob = defineJob<RunFeed>({ name: 'feeds.run-feed', ...RUN_FEED });

/** Runs that a person requested and waits to see: they never queue behind those of the schedule. */
export const runAskedFeedJob = defineJob<RunFeed>({ name: 'feeds.run-asked-feed', ...RUN_FEED });
