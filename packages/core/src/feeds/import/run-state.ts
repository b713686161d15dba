import type { FeedCounts } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedRow, RunRow } from '../require-feed.ts';
import { countsOf } from '../runs/feed-run-view.ts';
import type { Comparison } from './compare-entries.ts';
import { type ImportContext, type ImportScope, openImportScope } from './entries/import-scope.ts';
import type { Lease } from './run-lease.ts';

/** A run while its document is imported. */
export type RunState = {
  ctx: ImportContext;
  scope: ImportScope;
  run: RunRow;
  lease: Lease;
  counts: FeedCounts;
  /** Names of the entries that this run has met. */
  seen: Set<string>;
  /** The result of the scan; null where a run continues that another worker began. */
  comparison: Comparison | null;
  /** Entries that this worker has imported. */
  processed: number;
  /** Entries in the run's log. */
  logged: number;
};

export async function openRunState(
  ctx: ImportContext,
  feed: FeedRow,
  run: RunRow,
  lease: Lease,
  comparison: Comparison | null,
): Promise<RunState> {
  return {
    ctx,
    scope: await openImportScope(ctx, feed, run),
    run,
    lease,
    counts: countsOf(run),
    seen: comparison?.seen ?? new Set(),
    comparison,
    processed: 0,
    logged: run.processed,
  };
}
