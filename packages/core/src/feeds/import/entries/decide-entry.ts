import { randomUUID } from 'node:crypto';
import type { FeedItemState } from '@stellenvisite/contract/feeds/feeds';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import type { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import type { ImportScope } from './import-scope.ts';
import type { JobQuota } from './lock-job-quota.ts';
import type { ItemRow, ParsedEntry } from './parse-entries.ts';

export type JobRow = typeof jobs.$inferSelect;
export type PostingRow = typeof jobPostings.$inferSelect;
/** A job that the feed brought before, as it is now; both are null where it was deleted. */
export type CurrentJob = { job: JobRow | null; posting: PostingRow | null };

/** The decision about an entry, before anything is written. */
export type EntryDecision =
  | { outcome: 'quarantined'; jobId: string | null }
  | { outcome: 'duplicate'; duplicateOf: string }
  | { outcome: 'created'; jobId: string; publication: ImportScope['newJobs']; validThrough: Date }
  | {
      outcome: 'updated';
      jobId: string;
      item: ItemRow;
      current: CurrentJob;
      /** The values of its job; null where the job stays as it is. */
      job: { status: JobRow['status']; validThrough: Date } | null;
      /** We had taken it down, and it is public again. */
      isResumed: boolean;
      itemState: FeedItemState;
    };

/** The facts that decide about one entry. What it takes of the quota is subtracted. */
type Facts = {
  newJobs: ImportScope['newJobs'];
  now: Date;
  quota: JobQuota;
  duplicateOf: string | undefined;
  current: CurrentJob | undefined;
};

export function decideEntry(entry: ParsedEntry, facts: Facts): EntryDecision {
  const { item, reading } = entry;
  const { duplicateOf, current } = facts;
  const isGone = current !== undefined && !current.job && !current.posting;
  if (reading.reasons.length > 0) return { outcome: 'quarantined', jobId: isGone ? null : (item?.jobId ?? null) };
  if (duplicateOf) return { outcome: 'duplicate', duplicateOf };
  if (!item?.jobId || isGone) return decideNew(entry, facts);
  return decideKnown(entry, item, item.jobId, { ...facts, current: current ?? { job: null, posting: null } });
}

function decideNew({ item, reading }: ParsedEntry, { newJobs, now, quota }: Facts): EntryDecision {
  // A job that waits for an administrator counts towards the quota already, as one that is written by hand.
  const isPlaced = newJobs !== 'draft' && quota.left > 0 && item?.state !== 'dismissed';
  if (isPlaced) quota.left -= 1;
  const end = endOf(reading, reading.postedAt);
  return {
    outcome: 'created',
    jobId: randomUUID(),
    publication: isPlaced ? newJobs : 'draft',
    validThrough: withinFreeDays(end, now, quota),
  };
}

/** Preserves what the employer changed here, and a job that they paused, closed or deleted, or that is suspended after a report. */
function decideKnown(
  { reading }: ParsedEntry,
  item: ItemRow,
  jobId: string,
  { now, quota, current }: Facts & { current: CurrentJob },
): EntryDecision {
  const { job, posting } = current;
  const isEnded = job?.status === 'closed' && item.state !== 'ended';
  const status = job && (posting?.suspendedAt ? job.status : statusOf(job, item, quota));
  const isResumed = status === 'published' && job?.status !== 'published';
  if (isResumed) quota.left -= 1;
  const isWritten = job && status && !isEnded && !posting?.removedAt;
  return {
    outcome: 'updated',
    jobId,
    item,
    current,
    job: isWritten ? { status, validThrough: decideEnd(endOf(reading, job.postedAt), job, quota, now) } : null,
    isResumed,
    itemState: status === 'published' ? 'published' : job && job.status !== 'draft' ? stateOf(item, job) : 'draft',
  };
}

/** Returns the status after an appeal: a job that we took down is published again where the quota allows it; one that somebody else took down does not. */
function statusOf(job: JobRow, { missingSince, state }: ItemRow, quota: JobQuota): JobRow['status'] {
  const isOurs = missingSince !== null && job.status === (state === 'ended' ? 'closed' : 'paused');
  return isOurs && quota.left > 0 ? 'published' : job.status;
}

function stateOf({ state, missingSince }: ItemRow, { status }: JobRow): FeedItemState {
  if (state !== 'quarantined') return state;
  return missingSince !== null && status === 'paused' ? 'paused' : 'published';
}

/** A job that had expired is public again where the quota allows it. */
function decideEnd(end: Date, job: JobRow, quota: JobQuota, now: Date): Date {
  const until = withinFreeDays(end, job.createdAt, quota);
  const isBack = job.status === 'published' && job.validThrough <= now && until > now;
  if (!isBack) return until;
  if (quota.left < 1) return job.validThrough;
  quota.left -= 1;
  return until;
}

const endOf = ({ validThrough }: { validThrough: Date }, postedAt: Date) =>
  validThrough > postedAt ? validThrough : new Date(postedAt.getTime() + 1);

/** A job of a booked plan is public for as long as the feed has it; the free ad has its days, whatever the feed says. */
function withinFreeDays(end: Date, since: Date, { freeDays }: JobQuota): Date {
  if (freeDays === null) return end;
  const last = since.getTime() + freeDays * DAY_MS;
  return end.getTime() <= last ? end : new Date(last);
}
