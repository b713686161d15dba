import { randomUUID } from 'node:crypto';
import type { FeedRunItem } from '@stellenvisite/contract/feed-runs.schema';
import type { FeedItemState, FeedOutcome, FeedRunReason } from '@stellenvisite/contract/feeds';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { feedItems, feedRunItems } from '@stellenvisite/db/schema/feeds';
import type { jobPostings } from '@stellenvisite/db/schema/job-postings';
import type { jobs } from '@stellenvisite/db/schema/jobs';
import type { FeedItemSource, FeedJob } from '@stellenvisite/feeds/feed-job';
import { toJobValues } from '../../job-postings/to-job-values.ts';
import { saidOf } from '../content/apply-words.ts';
import { fieldOfReason } from '../content/field-of-reason.ts';
import type { ReadFeedJob } from '../content/to-feed-content.ts';
import { toPreview } from '../content/to-preview.ts';
import type { HeldRecord } from '../held/held-record.ts';
import type { RunState } from './run-state.ts';

/** What a run's log names at most; the counts are of all. */
export const MOST_LOGGED = 2000;

export type BatchEntry = { job: FeedJob; source: FeedItemSource };
export type NamedEntry = BatchEntry & { externalId: string; isDoubled: boolean };
export type ItemRow = typeof feedItems.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;
/** An entry that is new or has changed, as it is read now. */
export type ReadEntry = NamedEntry & { hash: string; item: ItemRow | undefined; reading: ReadFeedJob };

/** The rows of a batch, written together at its end. */
export type Written = {
  newJobs: (typeof jobs.$inferInsert)[];
  jobs: (typeof jobs.$inferInsert)[];
  newPostings: (typeof jobPostings.$inferInsert)[];
  postings: (typeof jobPostings.$inferInsert)[];
  newItems: (typeof feedItems.$inferInsert)[];
  items: (typeof feedItems.$inferInsert)[];
  log: (typeof feedRunItems.$inferInsert)[];
};

export function jobRow(
  { ctx, feed }: RunState,
  id: string,
  reading: ReadFeedJob,
  content: JobContent,
  status: JobRow['status'],
  postedAt: Date,
  createdAt: Date,
  department: string | null = null,
): typeof jobs.$inferInsert {
  return {
    id,
    employerId: feed.employerId,
    ...toJobValues(content),
    department,
    status,
    postedAt,
    validThrough: reading.validThrough > postedAt ? reading.validThrough : new Date(postedAt.getTime() + 1),
    createdAt,
    updatedAt: ctx.now(),
    // A new job is none; `applyBatch` keeps what is bought for one that is there.
    featured: false,
  };
}

type ItemOutcome = { state: FeedItemState; jobId: string | null; duplicateOf?: string };

export function itemRow(
  { ctx, feed, run, reader }: RunState,
  { job, source, externalId, hash, item, reading }: ReadEntry,
  { state, jobId, duplicateOf }: ItemOutcome,
): typeof feedItems.$inferInsert {
  const now = ctx.now();
  const isHeld = state === 'quarantined';
  const field = isHeld ? fieldOfReason(reading.reasons[0]) : null;
  const line = field ? source.lineOf(field) : null;
  const excerpt = line === null ? [] : source.excerptAt(line);
  const held: HeldRecord | null = isHeld
    ? { job, said: saidOf(job), preview: toPreview(job, reading, reader.employer) }
    : null;
  return {
    id: item?.id ?? randomUUID(),
    feedId: feed.id,
    externalId,
    jobId,
    state: item?.state === 'dismissed' && isHeld ? 'dismissed' : state,
    hash,
    urlKey: reading.urlKey,
    matchKey: reading.matchKey,
    duplicateOf: duplicateOf ?? null,
    reasons: reading.reasons,
    title: reading.content.title ?? null,
    field: field ? source.elementOf(field) : null,
    line,
    excerpt: excerpt.length > 0 ? excerpt.map(({ text }) => text).join('\n') : null,
    excerptLine: excerpt[0]?.line ?? null,
    held,
    mended: item?.mended ?? {},
    overrides: item?.overrides ?? [],
    missing: 0,
    // A job that is down because the feed had lost it may still come back.
    missingSince: state === 'published' || state === 'draft' ? null : (item?.missingSince ?? null),
    hasEnd: reading.hasEnd,
    createdRunId: run.id,
    firstSeenAt: now,
    changedAt: isHeld && item?.state === 'quarantined' ? item.changedAt : now,
  };
}

type Logged = {
  outcome: FeedOutcome;
  jobId: string | null;
  reason: FeedRunReason | null;
  changes?: FeedRunItem['changes'];
};

export function logEntry(
  state: RunState,
  written: Written,
  entry: ReadEntry,
  { outcome, jobId, reason, changes = [] }: Logged,
): void {
  if (state.logged >= MOST_LOGGED) return;
  state.logged += 1;
  written.log.push({
    runId: state.run.id,
    externalId: entry.externalId,
    position: state.logged,
    title: entry.reading.content.title ?? entry.externalId,
    jobId,
    outcome,
    differences: changes,
    reason,
    at: state.ctx.now(),
  });
}
