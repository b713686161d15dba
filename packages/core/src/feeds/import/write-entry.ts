import { randomUUID } from 'node:crypto';
import type { FeedItemState } from '@stellenvisite/contract/feeds';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { toJobContent } from '../../job-postings/to-job-content.ts';
import { describeChanges } from './describe-changes.ts';
import {
  type ItemRow,
  itemRow,
  type JobRow,
  jobRow,
  logEntry,
  MOST_LOGGED,
  type ReadEntry,
  type Written,
} from './entry-rows.ts';
import type { Places } from './lock-places.ts';
import type { RunState } from './run-state.ts';

const DAY_MS = 86_400_000;

type PostingRow = typeof jobPostings.$inferSelect;
/** A job that the feed brought before, as it stands here. */
export type Current = { job: JobRow | null; posting: PostingRow | null };

type Batch = { state: RunState; written: Written; places: Places };

export function writeEntry(
  { state, written, places }: Batch,
  entry: ReadEntry,
  duplicateOf: string | null,
  current: Current | undefined,
): void {
  const { counts } = state;
  const { item, reading } = entry;
  const isGone = current !== undefined && !current.job && !current.posting;
  if (reading.reasons.length > 0) {
    counts.quarantined += 1;
    keepItem(
      written,
      entry,
      itemRow(state, entry, { state: 'quarantined', jobId: isGone ? null : (item?.jobId ?? null) }),
    );
    logEntry(state, written, entry, {
      outcome: 'quarantined',
      jobId: item?.jobId ?? null,
      reason: reading.reasons[0] ?? null,
    });
  } else if (duplicateOf) {
    counts.duplicates += 1;
    keepItem(written, entry, itemRow(state, entry, { state: 'duplicate', jobId: null, duplicateOf }));
    logEntry(state, written, entry, { outcome: 'duplicate', jobId: duplicateOf, reason: null });
  } else if (!item?.jobId || isGone) createJob({ state, written, places }, entry);
  else updateJob({ state, written, places }, entry, item, current ?? { job: null, posting: null });
}

function keepItem(written: Written, { item }: ReadEntry, row: Written['items'][number]): void {
  (item ? written.items : written.newItems).push(row);
}

function createJob({ state, written, places }: Batch, entry: ReadEntry): void {
  const { ctx, feed, counts, newJobs } = state;
  const { reading, item } = entry;
  const [id, now] = [randomUUID(), ctx.now()];
  // What waits for our look has its place already, as what is written by hand.
  const hasPlace = newJobs !== 'draft' && places.left > 0 && item?.state !== 'dismissed';
  if (hasPlace) places.left -= 1;
  const isPublic = hasPlace && newJobs === 'published';
  if (isPublic) {
    const row = jobRow(state, id, reading, reading.content, 'published', reading.postedAt, now);
    written.newJobs.push(withinFreeDays(row, now, places));
  } else {
    written.newPostings.push({
      id,
      employerId: feed.employerId,
      content: reading.content,
      version: 1,
      publishedVersion: null,
      origin: 'feed',
      heldAt: hasPlace ? now : null,
      createdAt: now,
      updatedAt: now,
    });
  }
  counts.created += 1;
  keepItem(written, entry, itemRow(state, entry, { state: isPublic ? 'published' : 'draft', jobId: id }));
  logEntry(state, written, entry, { outcome: 'created', jobId: id, reason: null });
}

/** A job of a booked plan is public for as long as the feed has it; the free ad has its days, whatever the feed says. */
function withinFreeDays<Row extends { validThrough: Date }>(row: Row, since: Date, { freeDays }: Places): Row {
  if (freeDays === null) return row;
  const last = since.getTime() + freeDays * DAY_MS;
  return row.validThrough.getTime() <= last ? row : { ...row, validThrough: new Date(last) };
}

/** A job that had run out is public again where the plan has a place for it. */
function withinPlaces<Row extends { validThrough: Date }>(row: Row, before: JobRow, places: Places, now: Date): Row {
  const isBack = before.status === 'published' && before.validThrough <= now && row.validThrough > now;
  if (!isBack) return row;
  if (places.left < 1) return { ...row, validThrough: before.validThrough };
  places.left -= 1;
  return row;
}

/** What the employer changed here stays; so does a job that they paused, closed or deleted, or that is suspended after a report. */
function updateJob(
  { state, written, places }: Batch,
  entry: ReadEntry,
  item: ItemRow,
  { job, posting }: Current,
): void {
  const { counts } = state;
  const { reading } = entry;
  const isEnded = job?.status === 'closed' && item.state !== 'ended';
  const before = job ? toJobContent(job) : (posting?.content ?? {});
  const status = job && (posting?.suspendedAt ? job.status : statusBack(job, item, places));
  const isResumed = status === 'published' && job?.status !== 'published';
  if (isResumed) places.left -= 1;
  if (job && status && !isEnded && !posting?.removedAt) {
    const content = withOverrides(reading.content, before, item.overrides);
    const row = jobRow(state, job.id, reading, content, status, job.postedAt, job.createdAt, job.department);
    written.jobs.push(withinPlaces(withinFreeDays(row, job.createdAt, places), job, places, state.ctx.now()));
  }
  if (posting && !posting.removedAt) {
    const isPublic = posting.publishedVersion !== null;
    const hasDraft = isPublic && posting.version !== posting.publishedVersion;
    written.postings.push({
      ...posting,
      content: withOverrides(reading.content, posting.content, item.overrides),
      version: posting.version + 1,
      publishedVersion: isPublic && !hasDraft ? posting.version + 1 : posting.publishedVersion,
      pausedAt: isResumed ? null : posting.pausedAt,
      closedAt: isResumed ? null : posting.closedAt,
      updatedAt: state.ctx.now(),
    });
  }
  counts.updated += 1;
  const itemState =
    status === 'published' ? 'published' : job && job.status !== 'draft' ? stateHeld(item, job) : 'draft';
  keepItem(written, entry, itemRow(state, entry, { state: itemState, jobId: item.jobId }));
  const changes = state.logged < MOST_LOGGED ? describeChanges(before, reading.content, item.overrides) : [];
  logEntry(state, written, entry, {
    outcome: 'updated',
    jobId: item.jobId,
    reason: item.missing > 0 ? 'back' : null,
    changes,
  });
}

/** A job that we took down comes back where the plan has a place for it; one that somebody else took down does not. */
function statusBack(job: JobRow, item: ItemRow, places: Places): JobRow['status'] {
  const isOurs = item.missingSince !== null && job.status === (item.state === 'ended' ? 'closed' : 'paused');
  return isOurs && places.left > 0 ? 'published' : job.status;
}

function stateHeld({ state, missingSince }: ItemRow, { status }: JobRow): FeedItemState {
  if (state !== 'quarantined') return state;
  return missingSince !== null && status === 'paused' ? 'paused' : 'published';
}

function withOverrides(content: JobContent, own: JobContent, overrides: readonly string[]): JobContent {
  const kept = Object.entries(own).filter(([field]) => overrides.includes(field));
  return { ...content, ...Object.fromEntries(kept) };
}
