import { REPORTED_PROBLEMS } from '@stellenvisite/contract/feeds';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { eq } from 'drizzle-orm';
import { FeedFailureError } from '../fetch/feed-failure.ts';
import { readEntries } from '../fetch/read-entries.ts';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { withStep } from '../runs/run-steps.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { type Comparison, openComparer } from './compare-entries.ts';
import type { ImportContext } from './import-context.ts';
import { nothingFound, takeEntry, worstFirst } from './judge-entries.ts';
import { keepLease, type Lease, writeRun } from './run-lease.ts';
import { openReader } from './run-state.ts';

const LOOK_UP_EVERY = 500;
const TELL_EVERY_MS = 1000;

type Scanned = { run: RunRow; comparison: Comparison | null };

/**
 * Reads a document from its beginning to its proper end before anything of it is taken over: what breaks in the middle changes
 * nothing. For a report every job is looked at as well; before an import each is compared with what is known of it. Answers null where
 * the run was cancelled meanwhile: a part of a document is not judged.
 */
export async function scanDocument(
  ctx: ImportContext,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
): Promise<Scanned | null> {
  const isReport = run.kind === 'validate';
  await writeRun(ctx, ctx.db, lease, { phase: 'reading' });
  const found = nothingFound(REPORTED_PROBLEMS);
  const reader = isReport ? await openReader(ctx, feed.employerId) : null;
  const comparer = isReport ? null : await openComparer(ctx, feed, run);
  let since = 0;
  let toldAt = performance.now();
  /** A report begins anew after a crash, so it may say at any time how far it is. */
  const tellRead = async (processed: number) => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return keepLease(ctx, lease);
    toldAt = performance.now();
    const written = await writeRun(ctx, ctx.db, lease, { processed });
    await tellProgress(ctx, ctx.db, feed);
    return written;
  };
  for await (const entry of readEntries(ctx, feed, run.documentKey ?? '')) {
    takeEntry(found, entry, feed, reader);
    await comparer?.add(entry);
    if (++since % LOOK_UP_EVERY === 0) {
      const { isCancelled } = isReport ? await tellRead(found.items) : await keepLease(ctx, lease);
      if (isCancelled) return null;
    }
  }
  // A difference may name nothing but what is gone.
  if (found.items === 0 && found.isFull) throw new FeedFailureError('empty');
  const comparison = (await comparer?.finish()) ?? null;
  const { items, isFull, problemCount, report, preview } = found;
  const problems = worstFirst(found);
  const at = ctx.now();
  const values = { items, isFull, problemCount, problems, preview, report: isReport ? report : null };
  await ctx.db.transaction(async (tx) => {
    await writeRun(ctx, tx, lease, {
      ...values,
      steps: withStep({ at, step: 'read', values: { items, problems: problemCount } }),
      ...(isReport && { processed: items }),
    });
    if (feed.format) await tx.update(xmlFeeds).set({ format: feed.format }).where(eq(xmlFeeds.id, feed.id));
    if (isReport) {
      await writeRun(ctx, tx, lease, {
        status: 'done',
        phase: null,
        finishedAt: at,
        quarantined: report.held,
        steps: withStep({ at, step: 'finished' }),
      });
    }
    await tellProgress(ctx, tx, feed);
  });
  return { run: { ...run, ...values }, comparison };
}
