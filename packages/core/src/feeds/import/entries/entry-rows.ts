import { randomUUID } from 'node:crypto';
import type { FeedItemState } from '@stellenvisite/contract/feeds/feeds';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import type { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import type { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { toJobContent } from '../../../jobs/postings/to-job-content.ts';
import { toJobValues } from '../../../jobs/postings/to-job-values.ts';
import { feedValuesOf } from '../../content/apply-corrections.ts';
import { fieldOfReason } from '../../content/field-of-reason.ts';
import { toPreview } from '../../content/to-preview.ts';
import type { QuarantinedRecord } from '../../quarantine/quarantined-record.ts';
import type { CurrentJob, EntryDecision, JobRow, PostingRow } from './decide-entry.ts';
import type { ImportScope } from './import-scope.ts';
import type { ParsedEntry } from './parse-entries.ts';

type Created = Extract<EntryDecision, { outcome: 'created' }>;
type Updated = Extract<EntryDecision, { outcome: 'updated' }>;
type ItemOutcome = { state: FeedItemState; jobId: string | null; duplicateOf?: string };

/** Returns the job as it is here, without what the feed says now. */
export const contentOf = ({ job, posting }: CurrentJob): JobContent =>
  job ? toJobContent(job) : (posting?.content ?? {});

export function toNewJobRow(
  { clock, feed }: ImportScope,
  { reading: { content, postedAt } }: ParsedEntry,
  { jobId: id, validThrough }: Created,
): typeof jobs.$inferInsert {
  const now = clock.now();
  return {
    id,
    employerId: feed.employerId,
    ...toJobValues(content),
    department: null,
    status: 'published',
    postedAt,
    validThrough,
    createdAt: now,
    updatedAt: now,
    featured: false,
  };
}

/** The upsert does not overwrite `featured`: a job that was bought as a Top-Job stays one. */
export function toJobRow(
  { clock, feed }: ImportScope,
  { reading }: ParsedEntry,
  { item, current }: Updated,
  { job, status, validThrough }: { job: JobRow; status: JobRow['status']; validThrough: Date },
): typeof jobs.$inferInsert {
  const { id, department, postedAt, createdAt } = job;
  return {
    id,
    employerId: feed.employerId,
    ...toJobValues(withOverrides(reading.content, contentOf(current), item.overrides)),
    department,
    status,
    postedAt,
    validThrough,
    createdAt,
    updatedAt: clock.now(),
    featured: false,
  };
}

export function toNewPostingRow(
  { clock, feed }: ImportScope,
  { reading }: ParsedEntry,
  { jobId: id, publication }: Created,
): typeof jobPostings.$inferInsert & { id: string } {
  const now = clock.now();
  return {
    id,
    employerId: feed.employerId,
    content: reading.content,
    version: 1,
    publishedVersion: null,
    origin: 'feed',
    pendingSince: publication === 'pendingReview' ? now : null,
    createdAt: now,
    updatedAt: now,
  };
}

export function toPostingRow(
  { clock }: ImportScope,
  { reading }: ParsedEntry,
  { item, isResumed }: Updated,
  posting: PostingRow,
): typeof jobPostings.$inferInsert {
  const isPublic = posting.publishedVersion !== null;
  const hasDraft = isPublic && posting.version !== posting.publishedVersion;
  return {
    ...posting,
    content: withOverrides(reading.content, posting.content, item.overrides),
    version: posting.version + 1,
    publishedVersion: isPublic && !hasDraft ? posting.version + 1 : posting.publishedVersion,
    pausedAt: isResumed ? null : posting.pausedAt,
    closedAt: isResumed ? null : posting.closedAt,
    updatedAt: clock.now(),
  };
}

function withOverrides(content: JobContent, own: JobContent, overrides: readonly string[]): JobContent {
  const changedHere = Object.entries(own).filter(([field]) => overrides.includes(field));
  return { ...content, ...Object.fromEntries(changedHere) };
}

/** `runId` is the run that brought the entry; null where somebody corrected it by hand. */
export function toItemRow(
  { clock, feed, reader }: ImportScope,
  { job, source, externalId, hash, item, reading }: ParsedEntry,
  { state, jobId, duplicateOf }: ItemOutcome,
  runId: string | null,
): typeof feedItems.$inferInsert {
  const now = clock.now();
  const isQuarantined = state === 'quarantined';
  const field = isQuarantined ? fieldOfReason(reading.reasons[0]) : null;
  const line = field ? source.lineOf(field) : null;
  const excerpt = line === null ? [] : source.excerptAt(line);
  const record: QuarantinedRecord | null = isQuarantined
    ? { job, said: feedValuesOf(job), preview: toPreview(job, reading, reader.employer) }
    : null;
  return {
    id: item?.id ?? randomUUID(),
    feedId: feed.id,
    externalId,
    jobId,
    state: item?.state === 'dismissed' && isQuarantined ? 'dismissed' : state,
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
    quarantinedRecord: record,
    corrections: item?.corrections ?? {},
    sources: reading.sources,
    overrides: item?.overrides ?? [],
    missing: 0,
    // A job that is down because the feed had lost it may still come back.
    missingSince: state === 'published' || state === 'draft' ? null : (item?.missingSince ?? null),
    hasEnd: reading.hasEnd,
    createdRunId: runId,
    firstSeenAt: now,
    changedAt: isQuarantined && item?.state === 'quarantined' ? item.changedAt : now,
  };
}
