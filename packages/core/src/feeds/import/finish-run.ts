import { ENDED_AFTER_MISSING, type FeedItemState } from '@stellenvisite/contract/feeds';
import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/job-postings';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { feedItems, feedRunItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { readPlan } from '../../plans/read-plan.ts';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { countsOf } from '../runs/feed-run-view.ts';
import { nextRunAt } from '../runs/next-run.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { handOverJobs } from './hand-over-jobs.ts';
import type { ImportContext } from './import-context.ts';
import { listMissingItems, type Missing } from './list-missing-items.ts';
import { lockPlaces, type Places } from './lock-places.ts';
import { type Lease, writeRun } from './run-lease.ts';
import type { RunState } from './run-state.ts';

const DAY_MS = 86_400_000;
/** An item with a job that may be public. */
const PUBLIC_STATES: FeedItemState[] = ['published', 'quarantined'];

/** The end of a run that has met every job of its document, in one transaction: a run that is repeated ends once. */
export async function finishRun(state: RunState): Promise<void> {
  const { ctx, lease, run, feed, counts, seen } = state;
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    const places = await lockIfNeeded(ctx, tx, run, feed);
    await writeRun(ctx, tx, lease, { phase: 'finishing' });
    const missing = run.isFull ? await listMissingItems(tx, feed.id, seen) : [];
    const { paused, ended } = await setMissing(ctx, tx, run, missing);
    counts.paused += paused;
    counts.ended += ended;
    if (places && wasCancelled(run)) await publishCancelled(ctx, tx, run, places);
    await keepPublic(ctx, tx, feed, places);
    const at = ctx.now();
    await writeRun(ctx, tx, lease, {
      ...counts,
      status: 'done',
      phase: null,
      finishedAt: at,
      cancelRequestedAt: null,
      steps: withStep({ at, step: 'finished', values: { ...counts } }),
    });
    await settleFeed(ctx, tx, feed, run);
    await tellProgress(ctx, tx, feed);
  });
}

/** A fetch that is the same as the last one: only what was missing before is missing once more. */
export async function finishUnchanged(
  ctx: ImportContext,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
  { step }: { step: 'not_modified' | 'same_document' },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const places = await lockIfNeeded(ctx, tx, run, feed);
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
    const { paused, ended } = await setMissing(ctx, tx, run, missing);
    await keepPublic(ctx, tx, feed, places);
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
    await settleFeed(ctx, tx, feed, {
      ...run,
      etag: run.etag ?? feed.etag,
      lastModified: run.lastModified ?? feed.lastModified,
      documentHash: run.documentHash ?? feed.documentHash,
    });
    await tellProgress(ctx, tx, feed);
  });
}

/** A job that is not in the feed is paused at once, and ends when the feed was complete without it three times. */
async function setMissing(
  ctx: ImportContext,
  tx: Tx,
  run: RunRow,
  missing: readonly Missing[],
): Promise<{ paused: number; ended: number }> {
  const now = ctx.now();
  const isHeld = ({ jobId }: Missing) => !jobId;
  const isEnding = (item: Missing) => item.missing + 1 >= ENDED_AFTER_MISSING;
  const idsOf = (items: readonly Missing[]) => items.map(({ id }) => id);
  const jobIdsOf = (items: readonly Missing[]) => items.flatMap(({ jobId }) => jobId ?? []);
  const handedOver = await handOverJobs(tx, jobIdsOf(missing));
  const held = missing.filter(isHeld);
  const gone = missing.filter(({ jobId }) => jobId && !handedOver.has(jobId));
  const ending = gone.filter(isEnding);
  // What is held back may have been public before the feed broke it.
  const mayBePublic = gone.filter((item) => PUBLIC_STATES.includes(item.state) && !isEnding(item));
  // A job that was only held back is no longer there to be mended.
  if (held.length > 0) await tx.delete(feedItems).where(inArray(feedItems.id, idsOf(held)));
  if (gone.length > 0) {
    await tx
      .update(feedItems)
      .set({
        missing: sql`${feedItems.missing} + 1`,
        state: sql`case when ${feedItems.missing} + 1 >= ${ENDED_AFTER_MISSING} then 'ended' else ${feedItems.state} end`,
      })
      .where(inArray(feedItems.id, idsOf(gone)));
  }
  const paused = await pauseJobs(tx, jobIdsOf(mayBePublic), now);
  const pausing = mayBePublic.filter(({ jobId }) => jobId && paused.has(jobId));
  if (pausing.length > 0)
    await tx
      .update(feedItems)
      .set({ state: 'paused', missingSince: now })
      .where(inArray(feedItems.id, idsOf(pausing)));
  if (ending.length > 0) {
    const ids = jobIdsOf(ending);
    const isPublic = and(inArray(jobs.id, ids), inArray(jobs.status, ['published', 'paused']));
    await tx.update(jobs).set({ status: 'closed', updatedAt: now }).where(isPublic);
    await tx.update(jobPostings).set({ closedAt: now, pausedAt: null }).where(inArray(jobPostings.id, ids));
  }
  const logged = [
    ...pausing.map((item) => [item, 'paused'] as const),
    ...ending.map((item) => [item, 'ended'] as const),
  ];
  await insertRows(
    tx,
    feedRunItems,
    logged.slice(0, 2000).map(([item, outcome], at) => ({
      runId: run.id,
      externalId: item.externalId,
      position: 1_000_000 + at,
      title: item.title ?? item.externalId,
      jobId: item.jobId,
      outcome,
      differences: [],
      reason: null,
      at: now,
    })),
  );
  return { paused: pausing.length, ended: ending.length };
}

/** Answers which of them were public: what is down already was taken down by somebody else, and does not come back with the feed. */
export async function pauseJobs(tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isPublic = and(inArray(jobs.id, ids), eq(jobs.status, 'published'));
  const rows = await tx
    .update(jobs)
    .set({ status: 'paused', updatedAt: now })
    .where(isPublic)
    .returning({ id: jobs.id });
  const paused = rows.map(({ id }) => id);
  if (paused.length > 0) await tx.update(jobPostings).set({ pausedAt: now }).where(inArray(jobPostings.id, paused));
  return new Set(paused);
}

/** Places are counted only where something may become public at the end of a run; the lock comes before any row. */
const lockIfNeeded = async (ctx: ImportContext, tx: Tx, run: RunRow, feed: FeedRow): Promise<Places | null> =>
  wasCancelled(run) || (await tx.$count(feedItems, hasRunOut(tx, feed.id, ctx.now()))) > 0
    ? lockPlaces(ctx, tx, feed.employerId)
    : null;

const wasCancelled = ({ asDrafts, steps }: RunRow) => !asDrafts && steps.some(({ step }) => step === 'cancelled');

/** What a run brought before it was cancelled and taken up again, as far as the plan has places. It may be more than a list of ids can hold. */
async function publishCancelled(ctx: ImportContext, tx: Tx, run: RunRow, places: Places): Promise<void> {
  const isOwnDraft = and(eq(feedItems.createdRunId, run.id), eq(feedItems.state, 'draft'));
  const drafts = tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(feedItems, eq(feedItems.jobId, jobs.id))
    .where(and(isOwnDraft, eq(jobs.status, 'draft')))
    .orderBy(jobs.createdAt, jobs.id)
    .limit(places.left);
  const published = await tx
    .update(jobs)
    .set({ status: 'published', updatedAt: ctx.now() })
    .where(inArray(jobs.id, drafts))
    .returning({ id: jobs.id });
  places.left -= published.length;
  const isPublished = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'published'));
  await tx
    .update(feedItems)
    .set({ state: 'published' })
    .where(and(isOwnDraft, inArray(feedItems.jobId, isPublished)));
}

/** Published without an end of their own, and over since: nobody has fetched the feed for weeks. */
const hasRunOut = (tx: Tx, feedId: string, now: Date) =>
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
 * A job without an end of its own is public as long as the feed has it; one that has run out needs a place again. The free ad has its
 * days, whatever the feed says.
 */
async function keepPublic(ctx: ImportContext, tx: Tx, feed: FeedRow, places: Places | null): Promise<void> {
  const { isBooked } = await readPlan(tx, feed.employerId);
  if (!isBooked) return;
  const now = ctx.now();
  const soon = new Date(now.getTime() + (DEFAULT_POSTING_DAYS / 2) * DAY_MS);
  const until = new Date(now.getTime() + DEFAULT_POSTING_DAYS * DAY_MS);
  if (places) {
    const back = tx
      .select({ id: feedItems.jobId })
      .from(feedItems)
      .where(hasRunOut(tx, feed.id, now))
      .orderBy(feedItems.id)
      .limit(places.left);
    await tx.update(jobs).set({ validThrough: until }).where(inArray(jobs.id, back));
  }
  await tx.execute(sql`
    update jobs set valid_through = ${until.toISOString()}::timestamptz
    from feed_items i
    where i.feed_id = ${feed.id} and i.job_id = jobs.id and i.state = 'published' and not i.has_end
      and jobs.status = 'published' and jobs.valid_through > ${now.toISOString()}::timestamptz
      and jobs.valid_through < ${soon.toISOString()}::timestamptz`);
}

async function settleFeed(ctx: ImportContext, tx: Tx, feed: FeedRow, run: RunRow): Promise<void> {
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
