import type { DecideRun, FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { DECISION_UNDO_HOURS } from '@stellenvisite/contract/feeds/feeds';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, gt, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { reserveJobQuota } from '../../employers/plan/job-places.ts';
import { pauseJobs } from '../import/ending/missing-items.ts';
import { lockJobQuota } from '../import/entries/lock-job-quota.ts';
import { runAskedFeedJob } from '../import/run-feed.ts';
import { type RunRow, requireRun } from '../require-feed.ts';
import { getFeedRun } from './feed-runs.ts';
import { FORCE_FULL_READ } from './next-run.ts';
import { notifyProgress, withStep } from './notify-progress.ts';
import { queueRun } from './start-run.ts';

type Asked = { id: string; runId: string };

/** Cancels a run after its current batch; one that is only queued is cancelled at once. */
export async function cancelRun(ctx: Context, asked: Asked): Promise<FeedRunDetail> {
  const { feed, run } = await requireRun(ctx, asked, 'feed.import');
  await ctx.db.transaction(async (tx) => {
    const at = ctx.now();
    const isWaiting = and(eq(feedRuns.id, run.id), eq(feedRuns.status, 'queued'));
    const stopped = { status: 'cancelled' as const, finishedAt: at, cancelRequestedAt: at };
    await tx
      .update(feedRuns)
      .set({ ...stopped, steps: withStep({ at, step: 'cancelled' }) })
      .where(isWaiting);
    const isWorkedOn = and(eq(feedRuns.id, run.id), eq(feedRuns.status, 'running'));
    await tx.update(feedRuns).set({ cancelRequestedAt: at }).where(isWorkedOn);
    await notifyProgress(ctx, tx, feed);
  });
  return getFeedRun(ctx, asked);
}

/** Resumes a cancelled run where it stopped, with the same document. */
export async function resumeRun(ctx: Context, asked: Asked): Promise<FeedRunDetail> {
  const { feed, run } = await requireRun(ctx, asked, 'feed.import');
  await ctx.db.transaction(async (tx) => {
    const isOther = await tx.$count(
      feedRuns,
      and(eq(feedRuns.feedId, feed.id), inArray(feedRuns.status, ['queued', 'running'])),
    );
    if (isOther > 0) throw new DomainError('feed.busy');
    const [resumed] = await tx
      .update(feedRuns)
      .set({ status: 'queued', cancelRequestedAt: null, finishedAt: null, leaseUntil: null, queuedAt: ctx.now() })
      .where(and(eq(feedRuns.id, run.id), eq(feedRuns.status, 'cancelled'), isNotNull(feedRuns.documentKey)))
      .returning({ id: feedRuns.id });
    if (!resumed) throw new DomainError('feed.cannot_resume');
    await ctx.queue.enqueue(tx, runAskedFeedJob, { runId: run.id }, { key: run.id });
    await notifyProgress(ctx, tx, feed);
  });
  return getFeedRun(ctx, asked);
}

/** Decides about a fetch that was too small. Of two people who decide at once the first one counts. */
export async function decideRun(ctx: Context, { way, ...asked }: DecideRun & Asked): Promise<FeedRunDetail> {
  const { person, feed, run } = await requireRun(ctx, asked, 'feed.import');
  await ctx.db.transaction(async (tx) => {
    const at = ctx.now();
    const [decided] = await tx
      .update(feedRuns)
      .set({
        decision: way,
        decidedAt: at,
        decidedBy: person.userId,
        undoUntil: way === 'pause_missing' ? new Date(at.getTime() + DECISION_UNDO_HOURS * HOUR_MS) : null,
      })
      .where(and(eq(feedRuns.id, run.id), eq(feedRuns.status, 'on_hold'), isNull(feedRuns.decision)))
      .returning();
    if (!decided) throw new DomainError('feed.decision_late');
    if (way === 'pause_missing') await pauseMissing(tx, decided, at);
    if (way === 'fetch_again') {
      const next = await queueRun(ctx, tx, feed, { kind: 'sync', trigger: 'person', asDrafts: false, force: true });
      if (!next) throw new DomainError('feed.busy');
      await ctx.queue.enqueue(tx, runAskedFeedJob, { runId: next.id }, { key: next.id });
    }
    await notifyProgress(ctx, tx, feed);
  });
  return getFeedRun(ctx, asked);
}

async function pauseMissing(tx: Tx, run: RunRow, now: Date): Promise<void> {
  const isMissing = and(
    eq(feedItems.feedId, run.feedId),
    eq(feedItems.state, 'published'),
    inArray(feedItems.externalId, run.missing),
  );
  const missing = await tx.select({ jobId: feedItems.jobId }).from(feedItems).where(isMissing);
  const paused = await pauseJobs(
    tx,
    missing.flatMap(({ jobId }) => jobId ?? []),
    now,
  );
  const isPaused = inArray(feedItems.jobId, [...paused]);
  await tx.update(feedItems).set({ missing: 1 }).where(isMissing);
  await tx.update(feedItems).set({ state: 'paused', missingSince: now }).where(and(isMissing, isPaused));
  // The document before had these jobs: when the same one comes again, it must be read.
  await tx.update(xmlFeeds).set(FORCE_FULL_READ).where(eq(xmlFeeds.id, run.feedId));
  await tx.update(feedRuns).set({ paused: paused.size }).where(eq(feedRuns.id, run.id));
}

/**
 * Undoes the pausing within a day: what it paused is public again, and the run is on hold again. Refused as a whole where the quota is
 * too small for it.
 */
export async function undoDecision(ctx: Context, asked: Asked): Promise<FeedRunDetail> {
  const { feed, run } = await requireRun(ctx, asked, 'feed.import');
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockJobQuota(ctx, tx, feed.employerId);
    const [undone] = await tx
      .update(feedRuns)
      .set({ decision: null, decidedAt: null, decidedBy: null, undoUntil: null, paused: 0 })
      .where(and(eq(feedRuns.id, run.id), eq(feedRuns.decision, 'pause_missing'), gt(feedRuns.undoUntil, now)))
      .returning();
    if (!undone) throw new DomainError('feed.decision_late');
    const back = await tx
      .update(feedItems)
      .set({ state: 'published', missing: 0, missingSince: null })
      .where(
        and(
          eq(feedItems.feedId, feed.id),
          eq(feedItems.state, 'paused'),
          inArray(feedItems.externalId, run.missing),
          // A job that was paused before stays paused.
          eq(feedItems.missingSince, run.decidedAt ?? now),
        ),
      )
      .returning({ jobId: feedItems.jobId });
    const ids = back.flatMap(({ jobId }) => jobId ?? []);
    if (ids.length > 0) await publishAgain(tx, { employerId: feed.employerId, ids, now });
    await notifyProgress(ctx, tx, feed);
  });
  return getFeedRun(ctx, asked);
}

async function publishAgain(tx: Tx, { employerId, ids, now }: { employerId: string; ids: string[]; now: Date }) {
  const suspended = tx.select({ id: jobPostings.id }).from(jobPostings).where(isNotNull(jobPostings.suspendedAt));
  const isPaused = and(inArray(jobs.id, ids), eq(jobs.status, 'paused'), notInArray(jobs.id, suspended));
  const live = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isPaused, gt(jobs.validThrough, now)));
  const placed = await reserveJobQuota(tx, { employerId, ids: live.map(({ id }) => id), now });
  if (placed.length < live.length) throw new DomainError('billing.no_place');
  await tx.update(jobs).set({ status: 'published', updatedAt: now }).where(isPaused);
  const isOurs = and(inArray(jobPostings.id, ids), isNull(jobPostings.suspendedAt));
  await tx.update(jobPostings).set({ pausedAt: null }).where(isOurs);
}
