import { type FeedEntry, isFatalProblem } from '@stellenvisite/feeds/feed-job';
import { FAILURE_OF_PROBLEM, FeedFailureError } from '../fetch/feed-failure.ts';
import { readEntries } from '../fetch/read-entries.ts';
import { type BatchWriter, createBatchWriter } from './batch-writer.ts';
import { isItem, isSame, type Verdict } from './compare-entries.ts';
import { endCancelledRun } from './ending/end-cancelled-run.ts';
import { finishRun } from './ending/finish-run.ts';
import { nameEntry } from './entries/name-entry.ts';
import type { RunOptions } from './run-feed.ts';
import { writeRun } from './run-lease.ts';
import type { RunState } from './run-state.ts';

/** Imports a document in batches, and ends the run. */
export async function applyDocument(state: RunState, options: RunOptions): Promise<void> {
  const { ctx, scope, lease, run } = state;
  await writeRun(ctx, ctx.db, lease, { phase: 'importing' });
  const writer = createBatchWriter(state, options);
  try {
    const isWhole = (await addEntries(state, writer)) && (await writer.finish());
    if (!isWhole) return await endCancelledRun(ctx, lease, run, scope.feed);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  await finishRun(state);
}

/** Adds the entries to import; returns false where the run was cancelled meanwhile. */
function addEntries(state: RunState, writer: BatchWriter): Promise<boolean> {
  const { changed, verdicts } = state.comparison ?? { changed: null, verdicts: null };
  if (verdicts && changed) return addBuffered(changed, verdicts, writer);
  if (verdicts) return addChanged(state, verdicts, writer);
  return addAll(state, changed ?? readItems(state), writer);
}

/** Adds the buffered entries in their places; those that are the same are counted in between. */
async function addBuffered(
  changed: readonly FeedEntry[],
  verdicts: readonly Verdict[],
  writer: BatchWriter,
): Promise<boolean> {
  const next = changed.values();
  for (const verdict of verdicts) {
    if (isSame(verdict)) writer.passOver(verdict);
    else {
      const { value: entry } = next.next();
      if (!entry) throw new Error('an entry to import is not in the buffer');
      if (!(await writer.add(entry, verdict))) return false;
    }
  }
  return true;
}

/** Reads the document a second time, as far as the last entry that has changed. */
async function addChanged(state: RunState, verdicts: readonly Verdict[], writer: BatchWriter): Promise<boolean> {
  const end = verdicts.findLastIndex((verdict) => !isSame(verdict)) + 1;
  let position = 0;
  for await (const entry of readItems(state)) {
    if (!(await writer.add(entry, verdicts[position++]))) return false;
    if (position >= end) break;
  }
  for (const verdict of verdicts.slice(position)) if (isSame(verdict)) writer.passOver(verdict);
  return true;
}

/** Adds every entry. Those that another worker has imported before are only named. */
async function addAll(
  { run, seen }: RunState,
  entries: Iterable<FeedEntry> | AsyncIterable<FeedEntry>,
  writer: BatchWriter,
): Promise<boolean> {
  let position = 0;
  for await (const entry of entries) {
    position += 1;
    if (position > run.processed) {
      if (!(await writer.add(entry, undefined))) return false;
    } else if (entry.kind === 'job') nameEntry(seen, entry.job);
  }
  return true;
}

async function* readItems({ ctx, scope, run }: RunState): AsyncGenerator<FeedEntry> {
  for await (const entry of readEntries(ctx, scope.feed, run.documentKey ?? '')) {
    if (entry.kind === 'problem' && isFatalProblem(entry.code))
      throw new FeedFailureError(FAILURE_OF_PROBLEM[entry.code] ?? 'broken', { line: entry.line });
    if (isItem(entry)) yield entry;
  }
}
