import type { FeedEntry } from '@stellenvisite/feeds/feed-job';
import { sql } from 'drizzle-orm';
import { notifyProgress } from '../runs/notify-progress.ts';
import { isSame, type SameVerdict, type Verdict } from './compare-entries.ts';
import { endDeleted } from './ending/end-deleted.ts';
import { recordRunItems } from './entries/entry-events.ts';
import { importEntries } from './entries/import-entries.ts';
import { nameEntry, nameScanned } from './entries/name-entry.ts';
import {
  countSame,
  type NamedEntry,
  nothingSame,
  type ParsedBatch,
  parseEntries,
  type SameCounts,
} from './entries/parse-entries.ts';
import type { RunOptions } from './run-feed.ts';
import { writeRun } from './run-lease.ts';
import type { RunState } from './run-state.ts';

/** More at once are written no faster, and two batches are in memory at a time. */
const BATCH = 250;
/** After so many entries that are the same the lease is renewed and the progress is shown. */
const MAX_PASSED_OVER = 20_000;
const NOTIFY_EVERY_MS = 1000;

/** The entries of a batch. `size` counts all of them, also those that are the same. */
type Batch = { jobs: NamedEntry[]; deletions: string[]; failed: number; same: SameCounts; size: number };
const emptyBatch = (): Batch => ({ jobs: [], deletions: [], failed: 0, same: nothingSame(), size: 0 });

export type BatchWriter = {
  /** Returns false where the run was cancelled: nothing that follows is written. */
  add: (entry: FeedEntry, verdict: Verdict | undefined) => Promise<boolean>;
  /** Counts an entry that is the same as before. */
  passOver: (verdict: SameVerdict) => void;
  /** Writes the rest; returns false where the run was cancelled. */
  finish: () => Promise<boolean>;
  /** Waits for the batch that is being written, also where it fails. */
  abandon: () => Promise<void>;
};

/**
 * Writes entries in batches, each a transaction of its own that also saves how far the run is: a worker that continues it
 * begins behind the last one. While one batch is written the next one is read.
 */
export function createBatchWriter(state: RunState, { batchSize = BATCH, onBatch }: RunOptions): BatchWriter {
  const { ctx, scope, run } = state;
  let batch = emptyBatch();
  let writing: Promise<{ isCancelled: boolean }> = Promise.resolve({ isCancelled: false });
  let notifiedAt = 0;

  async function write(full: Batch, parsed: ParsedBatch): Promise<{ isCancelled: boolean }> {
    const isNotified = ctx.now().getTime() - notifiedAt >= NOTIFY_EVERY_MS;
    if (isNotified) notifiedAt = ctx.now().getTime();
    const written = await writeBatch(state, full, parsed, isNotified);
    await onBatch?.();
    return written;
  }

  async function flush(): Promise<boolean> {
    const full = batch;
    batch = emptyBatch();
    const parsed = await parseEntries(scope, ctx.db, full.jobs, { isForced: run.force });
    if ((await writing).isCancelled) return false;
    writing = write(full, parsed);
    // Its error is thrown where it is awaited; until then it must not count as unhandled.
    writing.catch(() => {});
    return true;
  }

  return {
    async add(entry, verdict) {
      addEntry(state, batch, entry, verdict);
      const toDo = batch.jobs.length + batch.deletions.length + batch.failed;
      return toDo < batchSize && batch.size < MAX_PASSED_OVER ? true : flush();
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
    const name = verdict ? nameScanned(job, verdict === 'changed_doubled') : nameEntry(state.seen, job);
    batch.jobs.push({ job, source, ...name });
  } else if (entry.kind === 'deletion') batch.deletions.push(entry.externalId);
  else batch.failed += 1;
}

function addSame(batch: Batch, verdict: SameVerdict): void {
  batch.size += 1;
  countSame(batch.same, verdict);
}

async function writeBatch(
  state: RunState,
  { deletions, failed, same, size }: Batch,
  parsed: ParsedBatch,
  isNotified: boolean,
): Promise<{ isCancelled: boolean }> {
  const { ctx, scope, lease, run, counts } = state;
  const begun = { ...counts };
  try {
    return await ctx.db.transaction(async (tx) => {
      // A crash of the database loses a batch together with the progress that counts it; the end of the run waits for all of them.
      await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`);
      await recordRunItems(state, tx, await importEntries(scope, tx, parsed.changed, run.id));
      counts.ended += await endDeleted(scope, tx, deletions);
      counts.failed += failed;
      for (const { unchanged, quarantined, duplicates } of [same, parsed.same]) {
        counts.unchanged += unchanged;
        counts.quarantined += quarantined;
        counts.duplicates += duplicates;
      }
      state.processed += size;
      const written = await writeRun(ctx, tx, lease, { ...counts, processed: run.processed + state.processed });
      if (isNotified) await notifyProgress(ctx, tx, scope.feed);
      return written;
    });
  } catch (error) {
    Object.assign(counts, begun);
    throw error;
  }
}
