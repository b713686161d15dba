import type { FeedEntry } from '@stellenvisite/feeds/feed-job';
import { sql } from 'drizzle-orm';
import { tellProgress } from '../runs/tell-progress.ts';
import { applyBatch } from './apply-batch.ts';
import { isSame, type Verdict } from './compare-entries.ts';
import { endDeleted } from './end-deleted.ts';
import type { NamedEntry } from './entry-rows.ts';
import { nameAgain, nameEntry } from './name-entry.ts';
import { countSame, nothingSame, type PreparedBatch, prepareBatch, type SameCounts } from './prepare-batch.ts';
import type { RunOptions } from './run-feed.ts';
import { writeRun } from './run-lease.ts';
import type { RunState } from './run-state.ts';

/** More at once are written no faster, and two batches are in memory at a time. */
const BATCH = 250;
/** So many entries that are the same are passed over at most before the lease is kept and the progress is shown. */
const PASSED_OVER = 20_000;
const TELL_EVERY_MS = 1000;

/** The entries of a batch. `size` counts all of them, also those there is nothing to do with. */
type Batch = { jobs: NamedEntry[]; deletions: string[]; failed: number; same: SameCounts; size: number };
const emptyBatch = (): Batch => ({ jobs: [], deletions: [], failed: 0, same: nothingSame(), size: 0 });

export type BatchWriter = {
  /** Answers false where the run was cancelled: nothing that follows is written. */
  add: (entry: FeedEntry, verdict: Verdict | undefined) => Promise<boolean>;
  /** An entry that is the same as before, without reading it. */
  passOver: (verdict: Verdict) => void;
  /** Writes the rest; answers false where the run was cancelled. */
  finish: () => Promise<boolean>;
  /** Waits for what is being written, whatever comes of it. */
  abandon: () => Promise<void>;
};

/**
 * Writes entries in batches, each a transaction of its own that also writes down how far the run is: whoever goes on with it begins
 * behind the last one. While one batch is written the next one is read.
 */
export function createBatchWriter(state: RunState, { batchSize = BATCH, onBatch }: RunOptions): BatchWriter {
  const { ctx } = state;
  let batch = emptyBatch();
  let writing: Promise<{ isCancelled: boolean }> = Promise.resolve({ isCancelled: false });
  let toldAt = 0;

  async function write(full: Batch, prepared: PreparedBatch): Promise<{ isCancelled: boolean }> {
    const isTold = ctx.now().getTime() - toldAt >= TELL_EVERY_MS;
    if (isTold) toldAt = ctx.now().getTime();
    const written = await writeBatch(state, full, prepared, isTold);
    await onBatch?.();
    return written;
  }

  async function flush(): Promise<boolean> {
    const full = batch;
    batch = emptyBatch();
    const prepared = await prepareBatch(state, ctx.db, full.jobs);
    if ((await writing).isCancelled) return false;
    writing = write(full, prepared);
    // An error of the batch is met when it is waited for; until then it must not count as unhandled.
    writing.catch(() => {});
    return true;
  }

  return {
    async add(entry, verdict) {
      addEntry(state, batch, entry, verdict);
      const toDo = batch.jobs.length + batch.deletions.length + batch.failed;
      return toDo < batchSize && batch.size < PASSED_OVER ? true : flush();
    },
    passOver: (verdict) => addSame(batch, verdict),
    async finish() {
      if (batch.size > 0 && !(await flush())) return false;
      return !(await writing).isCancelled;
    },
    async abandon() {
      await writing.catch(() => {});
    },
  };
}

function addEntry(state: RunState, batch: Batch, entry: FeedEntry, verdict: Verdict | undefined): void {
  if (verdict && isSame(verdict)) {
    addSame(batch, verdict);
    return;
  }
  batch.size += 1;
  if (entry.kind === 'job') {
    const { job, source } = entry;
    const name = verdict ? nameAgain(job, verdict === 'changed_doubled') : nameEntry(state.seen, job);
    batch.jobs.push({ job, source, ...name });
  } else if (entry.kind === 'deletion') batch.deletions.push(entry.externalId);
  else batch.failed += 1;
}

function addSame(batch: Batch, verdict: Verdict): void {
  batch.size += 1;
  countSame(batch.same, verdict);
}

async function writeBatch(
  state: RunState,
  { deletions, failed, same, size }: Batch,
  prepared: PreparedBatch,
  isTold: boolean,
): Promise<{ isCancelled: boolean }> {
  const { ctx, lease, run, feed, counts } = state;
  const begun = { ...counts };
  try {
    return await ctx.db.transaction(async (tx) => {
      // A batch that a crash of the database loses is lost with the note that it was done; the end of the run waits for all of them.
      await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`);
      await applyBatch(state, tx, prepared.changed);
      counts.ended += await endDeleted(state, tx, deletions);
      counts.failed += failed;
      for (const { unchanged, quarantined, duplicates } of [same, prepared.same]) {
        counts.unchanged += unchanged;
        counts.quarantined += quarantined;
        counts.duplicates += duplicates;
      }
      state.processed += size;
      const written = await writeRun(ctx, tx, lease, { ...counts, processed: run.processed + state.processed });
      if (isTold) await tellProgress(ctx, tx, feed);
      return written;
    });
  } catch (error) {
    Object.assign(counts, begun);
    throw error;
  }
}
