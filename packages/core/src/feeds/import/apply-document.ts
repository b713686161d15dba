import type { Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { isFatalProblem } from '@stellenvisite/feeds/feed-job';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { FAILURE_OF_PROBLEM, FeedFailureError } from '../fetch/feed-failure.ts';
import { readEntries } from '../fetch/read-entries.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { applyBatch } from './apply-batch.ts';
import { cancelWork } from './cancel-work.ts';
import type { BatchEntry } from './entry-rows.ts';
import { finishRun } from './finish-run.ts';
import type { RunOptions } from './run-feed.ts';
import { writeRun } from './run-lease.ts';
import type { RunState } from './run-state.ts';

const BATCH = 500;
const TELL_EVERY_MS = 1000;

type Batch = { jobs: BatchEntry[]; deletions: string[]; failed: number; size: number };
const emptyBatch = (): Batch => ({ jobs: [], deletions: [], failed: 0, size: 0 });

/**
 * Takes a document over in batches, each a transaction of its own that also writes down how far the run is: whoever goes on with it
 * begins behind the last one. While one batch is written the next one is read.
 */
export async function applyDocument(state: RunState, { batchSize = BATCH, onBatch }: RunOptions): Promise<void> {
  const { ctx, lease, run, feed } = state;
  await writeRun(ctx, ctx.db, lease, { phase: 'importing' });
  let batch = emptyBatch();
  let writing: Promise<{ isCancelled: boolean }> = Promise.resolve({ isCancelled: false });
  let [position, toldAt] = [0, 0];
  const write = async (full: Batch) => {
    const isDue = ctx.now().getTime() - toldAt >= TELL_EVERY_MS;
    if (isDue) toldAt = ctx.now().getTime();
    const written = await writeBatch(state, full, isDue);
    await onBatch?.();
    return written;
  };
  try {
    for await (const entry of readEntries(ctx, feed, run.documentKey ?? '')) {
      if (entry.kind === 'problem' && isFatalProblem(entry.code))
        throw new FeedFailureError(FAILURE_OF_PROBLEM[entry.code] ?? 'broken', { line: entry.line });
      const isItem = entry.kind === 'job' || entry.kind === 'deletion' || isBadItem(entry);
      if (!isItem) continue;
      position += 1;
      if (position <= run.processed) {
        if (entry.kind === 'job' && entry.job.externalId) state.seen.add(entry.job.externalId.slice(0, 300));
        continue;
      }
      batch.size += 1;
      if (entry.kind === 'job') batch.jobs.push({ job: entry.job, source: entry.source });
      else if (entry.kind === 'deletion') batch.deletions.push(entry.externalId);
      else batch.failed += 1;
      if (batch.size < batchSize) continue;
      const { isCancelled } = await writing;
      if (isCancelled) return await cancelWork(ctx, lease, run, feed);
      writing = write(batch);
      // An error of the batch is met when it is waited for; until then it must not count as unhandled.
      writing.catch(() => {});
      batch = emptyBatch();
    }
    const before = await writing;
    const last = before.isCancelled || batch.size === 0 ? before : await write(batch);
    if (last.isCancelled) return await cancelWork(ctx, lease, run, feed);
  } catch (error) {
    await writing.catch(() => {});
    throw error;
  }
  await finishRun(state);
}

const isBadItem = (entry: { kind: string; code?: string }) =>
  entry.kind === 'problem' && (entry.code === 'item_too_large' || entry.code === 'item_malformed');

async function writeBatch(state: RunState, batch: Batch, isTold: boolean): Promise<{ isCancelled: boolean }> {
  const { ctx, lease, run, feed, counts } = state;
  const begun = { ...counts };
  try {
    return await ctx.db.transaction(async (tx) => {
      // A batch that a crash of the database loses is lost with the note that it was done; the end of the run waits for all of them.
      await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`);
      if (batch.jobs.length > 0) await applyBatch(state, tx, batch.jobs);
      counts.ended += await endDeleted(state, tx, batch.deletions);
      counts.failed += batch.failed;
      state.processed += batch.size;
      const written = await writeRun(ctx, tx, lease, { ...counts, processed: run.processed + state.processed });
      if (isTold) await tellProgress(ctx, tx, feed);
      return written;
    });
  } catch (error) {
    Object.assign(counts, begun);
    throw error;
  }
}

/** What the feed says by name to be gone ends at once. */
async function endDeleted({ ctx, feed }: RunState, tx: Tx, externalIds: readonly string[]): Promise<number> {
  if (externalIds.length === 0) return 0;
  const ended = await tx
    .update(feedItems)
    .set({ state: 'ended', missing: 0, changedAt: ctx.now() })
    .where(and(eq(feedItems.feedId, feed.id), inArray(feedItems.externalId, externalIds), ne(feedItems.state, 'ended')))
    .returning({ jobId: feedItems.jobId });
  const ids = ended.flatMap(({ jobId }) => jobId ?? []);
  if (ids.length === 0) return 0;
  const isPublic = and(inArray(jobs.id, ids), inArray(jobs.status, ['published', 'paused']));
  await tx.update(jobs).set({ status: 'closed', updatedAt: ctx.now() }).where(isPublic);
  await tx.update(jobPostings).set({ closedAt: ctx.now(), pausedAt: null }).where(inArray(jobPostings.id, ids));
  return ended.length;
}
