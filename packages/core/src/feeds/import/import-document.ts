import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { LARGE_DOCUMENT_BYTES } from '../fetch/feed-document.ts';
import { FeedFailureError } from '../fetch/feed-failure.ts';
import { readEntries } from '../fetch/read-entries.ts';
import type { FeedRow, RunRow } from '../require-feed.ts';
import { applyDocument } from './apply-document.ts';
import type { Comparison } from './compare-entries.ts';
import { findTooSmall, type TooSmall } from './drop-guard.ts';
import { endCancelledRun } from './ending/end-cancelled-run.ts';
import type { ImportContext } from './entries/import-scope.ts';
import { nameEntry } from './entries/name-entry.ts';
import type { RunOptions } from './run-feed.ts';
import type { Lease } from './run-lease.ts';
import { openRunState } from './run-state.ts';
import { scanDocument } from './scan-document.ts';

/** A run whose document is stored. The format of `feed` decides how the document is read. */
export type DocumentTask = { lease: Lease; run: RunRow; feed: FeedRow };

/** Runs `importDocumentHere` in a child process. Rejects as it does, and with `ProcessLostError` where the process has gone. */
export type RunInChildProcess = (task: DocumentTask) => Promise<TooSmall | null>;

/** The child process ended without an answer: the run continues from its last batch. */
export class ProcessLostError extends Error {}

/** Imports a document, a large one in a child process. This is the only place that crosses the boundary. */
export async function importDocument(
  ctx: ImportContext & Pick<Context, 'features'>,
  task: DocumentTask,
  options: RunOptions = {},
): Promise<TooSmall | null> {
  const isLarge = (task.run.bytes ?? 0) >= LARGE_DOCUMENT_BYTES;
  if (isLarge && ctx.features.runInChildProcess) return ctx.features.runInChildProcess(task);
  return importDocumentHere(ctx, task, options);
}

/** Reads a document to its end, and imports it unless it is only checked or much too small. */
export async function importDocumentHere(
  ctx: ImportContext,
  { lease, run, feed }: DocumentTask,
  options: RunOptions = {},
): Promise<TooSmall | null> {
  const scanned = isScanned(run) ? { run, comparison: null } : await scanDocument(ctx, lease, run, feed);
  if (!scanned) {
    await endCancelledRun(ctx, lease, run, feed);
    return null;
  }
  if (run.kind === 'validate') return null;
  const { comparison } = scanned;
  if (comparison && isGuarded(run) && scanned.run.isFull) {
    const listNames = () => listNamesOf(ctx, run, feed, comparison);
    const tooSmall = await findTooSmall(ctx, scanned.run, listNames);
    if (tooSmall) return tooSmall;
  }
  try {
    await applyDocument(await openRunState(ctx, feed, scanned.run, lease, comparison), options);
  } catch (error) {
    const isSuspended = error instanceof DomainError && error.code === 'employer.suspended';
    throw isSuspended ? new FeedFailureError('suspended') : error;
  }
  return null;
}

/** A person has seen the report of what they import; what a system asks for is guarded as what runs on schedule. */
const isGuarded = ({ kind, trigger, processed }: RunRow) =>
  processed === 0 && (kind === 'sync' || trigger === 'function');

/** The document was read to its end before: by the report that the employer has seen, or by the worker that began the run. */
const isScanned = (run: RunRow) => run.items !== null && run.kind !== 'validate' && !isGuarded(run);

/** Lists the names of all entries. A forced run has not named them; of its large document they are read once more. */
async function listNamesOf(
  ctx: ImportContext,
  run: RunRow,
  feed: FeedRow,
  { verdicts, seen, changed }: Comparison,
): Promise<ReadonlySet<string>> {
  if (verdicts) return seen;
  const names = new Set<string>();
  for await (const entry of changed ?? readEntries(ctx, feed, run.documentKey ?? ''))
    if (entry.kind === 'job') nameEntry(names, entry.job);
  return names;
}
