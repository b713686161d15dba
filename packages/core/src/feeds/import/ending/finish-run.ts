import type { FeedItemState } from '@stellenvisite/contract/feeds/feeds';
import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/jobs/job-postings';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { getPlan } from '../../../employers/plan/get-plan.ts';
import type { FeedRow, RunRow } from '../../require-feed.ts';
import { countsOf } from '../../runs/feed-run-view.ts';
import { nextRunAt } from '../../runs/next-run.ts';
import { notifyProgress, withStep } from '../../runs/notify-progress.ts';
import type { ImportContext } from '../entries/import-scope.ts';
import { type JobQuota, lockJobQuota } from '../entries/lock-job-quota.ts';
import { type Lease, writeRun } from '../run-lease.ts';
import type { RunState } from '../run-state.ts';
import { listMissingItems, pauseMissing } from './missing-items.ts';

/** Ends a run that has met every entry of its document, in one transaction: a run that is repeated ends once. */
export async function finishRun(state: RunState): Promise<void> {
  const { ctx, scope, lease, run, counts, seen } = state;
  const { feed } = scope;
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    const quota = await lockQuotaIfNeeded(ctx, tx, run, feed);
    await writeRun(ctx, tx, lease, { phase: 'finishing' });
    const missing = run.isFull ? await listMissingItems(tx, feed.id, seen) : [];
    const { paused, ended } = await pauseMissing(ctx, tx, run, missing);
    counts.paused += paused;
    counts.ended += ended;
    if (quota && wasCancelled(run)) await publishCancelled(ctx, tx, run, quota);
    await extendPublic(ctx, tx, feed, quota);
    const at = ctx.now();
    await writeRun(ctx, tx, lease, {
      ...counts,
      status: 'done',
      phase: null,
      finishedAt: at,
      cancelRequestedAt: null,
      steps: withStep({ at, step: 'finished', values: { ...counts } }),
    });
    await saveFetched(ctx, tx, feed, run);
    await notifyProgress(ctx, tx, feed);
  });
}

/** Ends a fetch that is the same as the last one: only what was missing before is missing once more. */
export async function finishUnchanged(
  ctx: ImportContext,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
  { step }: { step: 'not_modified' | 'same_document' },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const quota = await lockQuotaIfNeeded(ctx, tx, run, feed);
    const states = await tx
      .select({ state: feedItems.state, count: count() })
      .from(feedItems)
      .where(and(eq(feedItems.feedId, feed.id), eq(feedItems.missing, 0), ne(feedItems.state, 'ended')))
      .groupBy(feedItems.state);
    const of = (state: FeedItemState) => states.find((each) => each.state === state)?.count ?? 0;
    const missing = await tx
      .select()
      .from(feedItems)
      .where(and(eq(feedItems.feedId, feed.id), gt(feedItems.missing, 0), ne(feedItems.state, 'ended')));
    const { paused, ended } = await pauseMissing(ctx, tx, run, missing);
    await extendPublic(ctx, tx, feed, quota);
    const [before] = await tx
      .select({ items: feedRuns.items })
      .from(feedRuns)
      .where(and(eq(feedRuns.feedId, feed.id), eq(feedRuns.status, 'done'), isNotNull(feedRuns.items)))
      .orderBy(desc(feedRuns.queuedAt))
      .limit(1);
    const at = ctx.now();
    const counts = {
      ...countsOf(run),
      unchanged: of('published') + of('draft') + of('paused') + of('dismissed'),
      quarantined: of('quarantined'),
      duplicates: of('duplicate'),
      paused,
      ended,
    };
    await writeRun(ctx, tx, lease, { steps: withStep({ at, step }) });
    await writeRun(ctx, tx, lease, {
      ...counts,
      items: before?.items ?? null,
      processed: before?.items ?? 0,
      status: 'done',
      phase: null,
      finishedAt: at,
      steps: withStep({ at, step: 'finished', values: { ...counts } }),
    });
    await saveFetched(ctx, tx, feed, {
      ...run,
      etag: run.etag ?? feed.etag,
      lastModified: run.lastModified ?? feed.lastModified,
      documentHash: run.documentHash ?? feed.documentHash,
    });
    await notifyProgress(ctx, tx, feed);
  });
}

/** Locks the quota only where a job may become public at the end of a run, and before any row. */
const lockQuotaIfNeeded = async (ctx: ImportContext, tx: Tx, run: RunRow, feed: FeedRow): Promise<JobQuota | null> =>
  wasCancelled(run) || (await tx.$count(feedItems, isExpired(tx, feed.id, ctx.now()))) > 0
    ? lockJobQuota(ctx, tx, feed.employerId)
    : null;

const wasCancelled = ({ asDrafts, steps }: RunRow) => !asDrafts && steps.some(({ step }) => step === 'cancelled');

/** Publishes what a run brought before it was cancelled and resumed, as far as the quota allows. It may be more than a list of ids can hold. */
async function publishCancelled(ctx: ImportContext, tx: Tx, run: RunRow, quota: JobQuota): Promise<void> {
  const isOwnDraft = and(eq(feedItems.createdRunId, run.id), eq(feedItems.state, 'draft'));
  const drafts = tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(feedItems, eq(feedItems.jobId, jobs.id))
    .where(and(isOwnDraft, eq(jobs.status, 'draft')))
    .orderBy(jobs.createdAt, jobs.id)
    .limit(quota.left);
  const published = await tx
    .update(jobs)
    .set({ status: 'published', updatedAt: ctx.now() })
    .where(inArray(jobs.id, drafts))
    .returning({ id: jobs.id });
  quota.left -= published.length;
  const isPublished = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'published'));
  await tx
    .update(feedItems)
    .set({ state: 'published' })
    .where(and(isOwnDraft, inArray(feedItems.jobId, isPublished)));
}

/** Matches jobs without an end of their own that have expired: nobody has fetched the feed for weeks. */
const isExpired = (tx: Tx, feedId: string, now: Date) =>
  and(
    eq(feedItems.feedId, feedId),
    eq(feedItems.state, 'published'),
    eq(feedItems.hasEnd, false),
    inArray(
      feedItems.jobId,
      tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.status, 'published'), lte(jobs.validThrough, now))),
    ),
  );

/**
 * Extends jobs without an end of their own, which are public as long as the feed has them; an expired one counts towards the quota
 * again. The free ad has its days, whatever the feed says.
 */
async function extendPublic(ctx: ImportContext, tx: Tx, feed: FeedRow, quota: JobQuota | null): Promise<void> {
  const { isBooked } = await getPlan(tx, feed.employerId);
  if (!isBooked) return;
  const now = ctx.now();
  const soon = new Date(now.getTime() + (DEFAULT_POSTING_DAYS / 2) * DAY_MS);
  const until = new Date(now.getTime() + DEFAULT_POSTING_DAYS * DAY_MS);
  if (quota) {
    const back = tx
      .select({ id: feedItems.jobId })
      .from(feedItems)
      .where(isExpired(tx, feed.id, now))
      .orderBy(feedItems.id)
      .limit(quota.left);
    await tx.update(jobs).set({ validThrough: until }).where(inArray(jobs.id, back));
  }
  await tx.execute(sql`
    update jobs set valid_through = ${until.toISOString()}::timestamptz
    from feed_items i
    where i.feed_id = ${feed.id} and i.job_id = jobs.id and i.state = 'published' and not i.has_end
      and jobs.status = 'published' and jobs.valid_through > ${now.toISOString()}::timestamptz
      and jobs.valid_through < ${soon.toISOString()}::timestamptz`);
}

/** Saves the state of a feed after a fetch that succeeded. */
async function saveFetched(ctx: ImportContext, tx: Tx, feed: FeedRow, run: RunRow): Promise<void> {
  const now = ctx.now();
  const isFetched = feed.source === 'url';
  await tx
    .update(xmlFeeds)
    .set({
      status: feed.status === 'setup' ? 'active' : feed.status,
      etag: run.etag,
      lastModified: run.lastModified,
      documentHash: run.documentHash,
      failures: 0,
      lastFetchedAt: now,
      nextRunAt: isFetched && feed.status !== 'stopped' ? nextRunAt(feed, now) : null,
      updatedAt: now,
    })
    .where(eq(xmlFeeds.id, feed.id));
}
