import { USUAL_FETCHES } from '@stellenvisite/contract/feeds';
import { feedItems, feedRuns } from '@stellenvisite/db/schema/feeds';
import { and, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import { readEntries } from '../fetch/read-entries.ts';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { applyDocument } from './apply-document.ts';
import { cancelWork } from './cancel-work.ts';
import { type Drop, findDrop } from './drop-guard.ts';
import type { ImportContext } from './import-context.ts';
import type { RunOptions } from './run-feed.ts';
import type { Lease } from './run-lease.ts';
import { openRunState } from './run-state.ts';
import { scanDocument } from './scan-document.ts';

/** A run whose document is there. `feed` says by its format how the document is read. */
export type DocumentTask = { lease: Lease; run: RunRow; feed: FeedRow };
/** A document that is much too small: nothing of it was taken over. */
export type TooSmall = { drop: Drop; missing: string[] };

/** `workOnDocument` outside of this process. Rejects as it does, and with `ProcessLostError` where the process has gone. */
export type WorkApart = (task: DocumentTask) => Promise<TooSmall | null>;

/** The process that worked on a document is gone without a word: the run goes on where it stands. */
export class ProcessLostError extends Error {}

/** Reads a document to its end, and takes it over unless it is only checked or much too small. */
export async function workOnDocument(
  ctx: ImportContext,
  { lease, run, feed }: DocumentTask,
  options: RunOptions = {},
): Promise<TooSmall | null> {
  const isScanned = run.items !== null && run.kind !== 'validate';
  const looked = isScanned ? { run, comparison: null } : await scanDocument(ctx, lease, run, feed);
  if (!looked) {
    await cancelWork(ctx, lease, run, feed);
    return null;
  }
  const { run: scanned, comparison } = looked;
  if (run.kind === 'validate') return null;
  // A person has seen the report of what they import; what a system asks for is guarded as what runs by the clock.
  const isGuarded = run.kind === 'sync' || run.trigger === 'function';
  if (isGuarded && run.processed === 0 && scanned.isFull) {
    const drop = findDrop(scanned.items ?? 0, await listUsual(ctx, run));
    if (drop) return { drop, missing: await listMissing(ctx, run, feed) };
  }
  await applyDocument(await openRunState(ctx, feed, scanned, lease, comparison), options);
  return null;
}

/** The sizes of the last full fetches, the newest first, back to the last time the employer accepted a smaller one. */
async function listUsual({ db }: ImportContext, run: RunRow): Promise<number[]> {
  const rows = await db
    .select({ items: feedRuns.items, decision: feedRuns.decision, status: feedRuns.status })
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feedId, run.feedId),
        ne(feedRuns.kind, 'validate'),
        ne(feedRuns.id, run.id),
        eq(feedRuns.isFull, true),
        isNotNull(feedRuns.items),
        lt(feedRuns.queuedAt, run.queuedAt),
        or(eq(feedRuns.status, 'done'), eq(feedRuns.decision, 'pause_missing')),
      ),
    )
    .orderBy(desc(feedRuns.queuedAt))
    .limit(USUAL_FETCHES);
  const accepted = rows.findIndex(({ decision }) => decision === 'pause_missing');
  return (accepted < 0 ? rows : rows.slice(0, accepted + 1)).flatMap(({ items }) => items ?? []);
}

/** The jobs we have of the feed that its document does not. */
async function listMissing(ctx: ImportContext, run: RunRow, feed: FeedRow): Promise<string[]> {
  const present = new Set<string>();
  for await (const entry of readEntries(ctx, feed, run.documentKey ?? '')) {
    if (entry.kind === 'job' && entry.job.externalId) present.add(entry.job.externalId);
  }
  const known = await ctx.db
    .select({ externalId: feedItems.externalId })
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feed.id), inArray(feedItems.state, ['published', 'paused', 'draft'])));
  return known.map(({ externalId }) => externalId).filter((id) => !present.has(id));
}
