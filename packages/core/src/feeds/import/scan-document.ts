import { REPORTED_PROBLEMS } from '@stellenvisite/contract/feeds/feeds';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { eq } from 'drizzle-orm';
import { FeedFailureError } from '../fetch/feed-failure.ts';
import { readEntries } from '../fetch/read-entries.ts';
import type { FeedRow, RunRow } from '../require-feed.ts';
import { notifyProgress, withStep } from '../runs/notify-progress.ts';
import { type Comparison, openComparer } from './compare-entries.ts';
import { emptyReport, reportEntry, worstFirst } from './document-report.ts';
import { type ImportContext, openReader } from './entries/import-scope.ts';
import { type Lease, renewLease, writeRun } from './run-lease.ts';

const RENEW_EVERY_ENTRIES = 500;
const NOTIFY_EVERY_MS = 1000;

type Scanned = { run: RunRow; comparison: Comparison | null };

/**
 * Reads a document to its proper end before anything of it is imported: a document that breaks in the middle changes nothing. For a
 * report every job is parsed; before an import each is compared with its item, and those to import are buffered. Returns null where the
 * run was cancelled meanwhile: a part of a document is not judged.
 */
export async function scanDocument(
  ctx: ImportContext,
  lease: Lease,
  run: RunRow,
  feed: FeedRow,
): Promise<Scanned | null> {
  const isReport = run.kind === 'validate';
  await writeRun(ctx, ctx.db, lease, { phase: 'reading' });
  const found = emptyReport(REPORTED_PROBLEMS);
  const reader = isReport ? await openReader(ctx, feed.employerId) : null;
  const comparer = isReport ? null : await openComparer(ctx, feed, run);
  let since = 0;
  let notifiedAt = performance.now();
  /** A report starts over after a crash, so its progress may be saved at any time. */
  const saveProgress = async (processed: number) => {
    if (performance.now() - notifiedAt < NOTIFY_EVERY_MS) return renewLease(ctx, lease);
    notifiedAt = performance.now();
    const written = await writeRun(ctx, ctx.db, lease, { processed });
    await notifyProgress(ctx, ctx.db, feed);
    return written;
  };
  for await (const entry of readEntries(ctx, feed, run.documentKey ?? '')) {
    reportEntry(found, entry, feed, reader);
    await comparer?.add(entry);
    if (++since % RENEW_EVERY_ENTRIES === 0) {
      const { isCancelled } = isReport ? await saveProgress(found.items) : await renewLease(ctx, lease);
      if (isCancelled) return null;
    }
  }
  // A difference may contain deletions alone.
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
        quarantined: report.quarantined,
        steps: withStep({ at, step: 'finished' }),
      });
    }
    await notifyProgress(ctx, tx, feed);
  });
  return { run: { ...run, ...values }, comparison };
}
