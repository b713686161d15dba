import type { FeedCounts, FeedRun } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { OPEN_RUN_STATUSES } from '@stellenvisite/contract/feeds/feeds';
import type { RunRow } from '../require-feed.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function countsOf(run: RunRow): FeedCounts {
  const { created, updated, unchanged, paused, quarantined, ended, duplicates, failed } = run;
  return { created, updated, unchanged, paused, quarantined, ended, duplicates, failed };
}

export const isOpenRun = ({ status }: Pick<RunRow, 'status'>) => OPEN_RUN_STATUSES.some((each) => each === status);

export function toFeedRun(run: RunRow, decidedBy: string | null = null): FeedRun {
  return {
    id: run.id,
    feedId: run.feedId,
    kind: run.kind,
    trigger: run.trigger,
    status: run.status,
    phase: run.phase,
    failure: run.failure,
    httpStatus: run.httpStatus,
    line: run.line,
    queuedAt: run.queuedAt.toISOString(),
    startedAt: iso(run.startedAt),
    finishedAt: iso(run.finishedAt),
    bytes: run.bytes,
    items: run.items,
    processed: run.processed,
    counts: countsOf(run),
    asDrafts: run.asDrafts,
    drop: run.drop,
    decision:
      run.decision && run.decidedAt
        ? { way: run.decision, at: run.decidedAt.toISOString(), by: decidedBy, undoUntil: iso(run.undoUntil) }
        : null,
    canCancel: isOpenRun(run) && !run.cancelRequestedAt,
    canResume: run.status === 'cancelled' && run.documentKey !== null && run.kind !== 'validate',
    hasDocument: run.documentKey !== null,
  };
}
