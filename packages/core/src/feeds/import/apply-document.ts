import { isFatalProblem } from '@stellenvisite/feeds/feed-job';
import { FAILURE_OF_PROBLEM, FeedFailureError } from '../fetch/feed-failure.ts';
import { readEntries } from '../fetch/read-entries.ts';
import { type BatchWriter, createBatchWriter } from './batch-writer.ts';
import { cancelWork } from './cancel-work.ts';
import { isItem, isSame } from './compare-entries.ts';
import { finishRun } from './finish-run.ts';
import { nameEntry } from './name-entry.ts';
import type { RunOptions } from './run-feed.ts';
import { writeRun } from './run-lease.ts';
import type { RunState } from './run-state.ts';

/** Takes a document over in batches, and ends the run. */
export async function applyDocument(state: RunState, options: RunOptions): Promise<void> {
  const { ctx, lease, run, feed } = state;
  await writeRun(ctx, ctx.db, lease, { phase: 'importing' });
  const writer = createBatchWriter(state, options);
  try {
    const isWhole = (await readToDo(state, writer)) && (await writer.finish());
    if (!isWhole) return await cancelWork(ctx, lease, run, feed);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  await finishRun(state);
}

/** Reads as far as there is anything to do; answers false where the run was cancelled meanwhile. */
async function readToDo(state: RunState, writer: BatchWriter): Promise<boolean> {
  const { ctx, run, feed, seen, verdicts } = state;
  const end = verdicts ? verdicts.findLastIndex((verdict) => !isSame(verdict)) + 1 : Number.POSITIVE_INFINITY;
  let position = 0;
  if (end > 0) {
    for await (const entry of readEntries(ctx, feed, run.documentKey ?? '')) {
      if (entry.kind === 'problem' && isFatalProblem(entry.code))
        throw new FeedFailureError(FAILURE_OF_PROBLEM[entry.code] ?? 'broken', { line: entry.line });
      if (!isItem(entry)) continue;
      position += 1;
      if (position > run.processed) {
        if (!(await writer.add(entry, verdicts?.[position - 1]))) return false;
      } else if (entry.kind === 'job') nameEntry(seen, entry.job);
      if (position >= end) break;
    }
  }
  for (const verdict of verdicts?.slice(position) ?? []) writer.passOver(verdict);
  return true;
}
