import { feedRuns } from '@stellenvisite/db/schema/feeds/feeds';
import { recogniseFeed } from '@stellenvisite/feeds/recognise-feed';
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../platform/network/open-public.ts';
import { FeedFailureError } from '../fetch/feed-failure.ts';
import { type FetchedDocument, fetchFeed } from '../fetch/fetch-feed.ts';
import type { FeedRow, RunRow } from '../require-feed.ts';
import { notifyProgress, withStep } from '../runs/notify-progress.ts';
import { endCancelledRun } from './ending/end-cancelled-run.ts';
import { finishUnchanged } from './ending/finish-run.ts';
import type { RunOptions } from './run-feed.ts';
import { type Lease, writeRun } from './run-lease.ts';

/** A fetch renews its lease, saves how much has arrived, and finds out whether somebody wants it cancelled. */
const BEAT_MS = 2_000;

type RunWithFormat = RunRow & { format: FeedRow['format'] };

/** Returns the run with its document: the one that was checked before, or a new one; null where there is nothing new. */
export async function obtainDocument(
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
  const fetched = await fetchForRun(ctx, lease, feed, { limits, isConditional });
  if (fetched === 'cancelled') {
    await endCancelledRun(ctx, lease, run, feed);
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

/** Recognises the format; a feed that has one already must still have it. */
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

/** Finds the document of a report of the last hour, which the employer has seen. */
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

type Fetching = { limits: StreamLimits | undefined; isConditional: boolean };

/** Fetches the document of a run, which may take minutes, and shows the progress. */
async function fetchForRun(
  ctx: Context,
  lease: Lease,
  feed: FeedRow,
  fetching: Fetching,
): Promise<FetchedDocument | 'cancelled' | null> {
  let [arrived, isCancelled] = [0, false];
  let beat = Promise.resolve();
  const beatOnce = async () => {
    const written = await writeRun(ctx, ctx.db, lease, { bytes: arrived });
    isCancelled = written.isCancelled;
    await notifyProgress(ctx, ctx.db, feed);
  };
  const timer = setInterval(() => {
    // A lost lease is reported by the next write.
    beat = beatOnce().catch(() => {});
  }, BEAT_MS).unref();
  const onProgress = (bytes: number) => {
    arrived = bytes;
    if (isCancelled) throw new Error('the run is cancelled');
  };
  try {
    return await fetchFeed(ctx, feed, { ...fetching, runId: lease.runId, onProgress });
  } catch (error) {
    if (isCancelled) return 'cancelled';
    throw error;
  } finally {
    clearInterval(timer);
    await beat;
  }
}
