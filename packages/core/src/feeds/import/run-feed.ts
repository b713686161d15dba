import { OPEN_RUN_STATUSES } from '@stellenvisite/contract/feeds';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { recogniseFeed } from '@stellenvisite/feeds/recognise-feed';
import { and, desc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../network/open-public.ts';
import { FeedFailureError } from '../fetch/feed-failure.ts';
import { type FeedRow, loadRun, type RunRow } from '../open-feed.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { cancelWork } from './cancel-work.ts';
import { failRun } from './fail-run.ts';
import { fetchWatched } from './fetch-watched.ts';
import { finishUnchanged } from './finish-run.ts';
import { holdRun } from './hold-run.ts';
import { giveUpLease, type Lease, LeaseLostError, takeLease, writeRun } from './run-lease.ts';
import { ProcessLostError, workOnDocument } from './work-on-document.ts';

/**
 * A document of this size is worked on in a process of its own, which takes seconds to start: searches would wait for it here. One
 * that is smaller is done before.
 */
const APART_BYTES = 1_000_000;

export type RunOptions = {
  /** Jobs of one transaction. */
  batchSize?: number;
  limits?: StreamLimits;
  /** Called after each batch; what it throws stops the process in its place, in tests. */
  onBatch?: () => void | Promise<void>;
};

/** Works on a run from where it stands until its end. Answers null where another worker has it. */
export async function runFeed(ctx: Context, runId: string, options: RunOptions = {}): Promise<RunRow | null> {
  const taken = await takeLease(ctx, runId);
  if (!taken) return null;
  try {
    await executeRun(ctx, taken, options);
  } catch (error) {
    if (error instanceof LeaseLostError) return null;
    if (error instanceof ProcessLostError) {
      await giveUpLease(ctx, taken.lease);
      throw error;
    }
    if (!(error instanceof FeedFailureError)) ctx.log.error({ err: error, runId }, 'a fetch of a feed failed');
    await failRun(ctx, taken.lease, error instanceof FeedFailureError ? error : new FeedFailureError('internal'));
  }
  return loadRun(ctx, runId);
}

/** The work itself, without what is done when it fails. */
export async function executeRun(
  ctx: Context,
  { lease, run: taken }: { lease: Lease; run: RunRow },
  options: RunOptions = {},
): Promise<void> {
  const [feed] = await ctx.db.select().from(xmlFeeds).where(eq(xmlFeeds.id, taken.feedId));
  if (!feed) throw new LeaseLostError('the feed is gone');
  const step = taken.steps.some((each) => each.step === 'started') ? 'resumed' : 'started';
  const { isCancelled } = await writeRun(ctx, ctx.db, lease, { steps: withStep({ at: ctx.now(), step }) });
  if (isCancelled) return cancelWork(ctx, lease, taken, feed);
  await tellProgress(ctx, ctx.db, feed);
  const run = taken.documentKey
    ? { ...taken, format: feed.format }
    : await obtainDocument(ctx, lease, taken, feed, options);
  if (!run) return;
  const readable: FeedRow = { ...feed, format: feed.format ?? run.format };
  const task = { lease, run, feed: readable };
  const isApart = ctx.workApart !== null && (run.bytes ?? 0) >= APART_BYTES;
  const tooSmall = isApart ? await ctx.workApart?.(task) : await workOnDocument(ctx, task, options);
  if (tooSmall) await holdRun(ctx, lease, run, readable, tooSmall);
}

type RunWithFormat = RunRow & { format: FeedRow['format'] };

/** The document of this run: the one that was checked before, or a new one; null where there is nothing new. */
async function obtainDocument(
  ctx: Context,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
  { limits }: RunOptions,
): Promise<RunWithFormat | null> {
  const checked = run.kind === 'import' && !run.force ? await findChecked(ctx, run) : null;
  if (checked && (feed.source === 'url' || checked.documentKey === feed.setupDocument)) {
    const { documentKey, documentHash, bytes, items, isFull, etag, lastModified } = checked;
    const values = { documentKey, documentHash, bytes, items, isFull, etag, lastModified };
    await writeRun(ctx, ctx.db, lease, values);
    return { ...run, ...values, format: feed.format };
  }
  if (feed.source !== 'url') {
    if (!feed.setupDocument) throw new FeedFailureError('empty');
    const values = { documentKey: feed.setupDocument, documentHash: null, bytes: feed.recognition?.bytes ?? 0 };
    await writeRun(ctx, ctx.db, lease, values);
    return { ...run, ...values, format: feed.format };
  }
  await writeRun(ctx, ctx.db, lease, { phase: 'fetching' });
  const isConditional = run.kind === 'sync' && !run.force && feed.documentHash !== null;
  const fetched = await fetchWatched(ctx, lease, feed, { limits, isConditional });
  if (fetched === 'cancelled') {
    await cancelWork(ctx, lease, run, feed);
    return null;
  }
  if (!fetched) {
    await finishUnchanged(ctx, lease, run, feed, { step: 'not_modified' });
    return null;
  }
  const { key: documentKey, hash: documentHash, bytes, etag, lastModified, tookMs } = fetched;
  const values = { documentKey, documentHash, bytes, etag, lastModified };
  if (run.kind === 'sync' && !run.force && documentHash === feed.documentHash) {
    await writeRun(ctx, ctx.db, lease, values);
    await finishUnchanged(ctx, lease, { ...run, ...values }, feed, { step: 'same_document' });
    return null;
  }
  await writeRun(ctx, ctx.db, lease, {
    ...values,
    steps: withStep({ at: ctx.now(), step: 'fetched', values: { bytes, ms: tookMs } }),
  });
  return { ...run, ...values, format: recogniseFor(feed, fetched.head, fetched.contentType) };
}

/** What the document is, where the feed has a format already that it must still be. */
function recogniseFor(feed: FeedRow, head: Buffer, contentType: string | null): FeedRow['format'] {
  const { format, problem } = recogniseFeed(head, { contentType, url: feed.url });
  if (problem === 'empty') throw new FeedFailureError('empty');
  if (problem === 'doctype') throw new FeedFailureError('forbidden_content');
  if (format === 'html' && feed.format !== 'json-ld') throw new FeedFailureError('html');
  if (format === 'none' && problem === 'not_well_formed') throw new FeedFailureError('broken');
  if (feed.format) return feed.format;
  if (format === 'sitemap') return 'json-ld';
  if (format === 'html' || format === 'none') throw new FeedFailureError(format === 'html' ? 'html' : 'unknown_format');
  return format;
}

async function findChecked({ db, now }: Context, run: RunRow): Promise<RunRow | undefined> {
  const [checked] = await db
    .select()
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feedId, run.feedId),
        eq(feedRuns.kind, 'validate'),
        eq(feedRuns.status, 'done'),
        isNotNull(feedRuns.documentKey),
        gte(feedRuns.queuedAt, new Date(now().getTime() - 3_600_000)),
      ),
    )
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  return checked;
}

/** Runs whose worker is gone, and those that nobody began since: both are enqueued again without harm. */
export async function listStaleRuns({ db, now }: Context, queuedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .where(
      and(
        inArray(feedRuns.status, [...OPEN_RUN_STATUSES]),
        or(and(eq(feedRuns.status, 'queued'), lt(feedRuns.queuedAt, queuedBefore)), lt(feedRuns.leaseUntil, now())),
      ),
    );
  return rows.map(({ id }) => id);
}
