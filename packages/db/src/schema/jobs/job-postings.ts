import {
  CLOSE_REASONS,
  type CloseReason,
  POSTING_EVENTS,
  type PostingEventKind,
} from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { JOB_ORIGINS, type JobOrigin } from '@stellenvisite/contract/jobs/own-jobs';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';
import type { jobs } from './jobs.ts';

const time = () => timestamp({ withTimezone: true });

/**
 * A job as its employer works on it. The row of `jobs` with the same id is what the public sees, and is written by publishing; it
 * is missing as long as the job was never published.
 */
export const jobPostings = pgTable(
  'job_postings',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    content: jsonb().$type<JobContent>().notNull(),
    /** Counts the changes, so that of two people who work on the same text the second is informed. */
    version: integer().notNull().default(1),
    /** The version that the public sees. */
    publishedVersion: integer(),
    /** Gone from the employer's lists; the public row and its applications are retained as long as the law says. */
    removedAt: time(),
    /** Why an administrator removed it. The employer still sees it in the lists, and can reopen it as a draft. */
    takedownReason: text(),
    origin: text().$type<JobOrigin>().notNull().default('here'),
    /** Waits for an administrator since then: the first publication of an employer that is not verified. */
    pendingSince: time(),
    /** Off the market since then, until a report of it is decided; its employer cannot bring it back before. */
    suspendedAt: time(),
    /** Why it was not released, until it is sent again. */
    refusal: text(),
    /** Its time does not run while it is paused. */
    pausedAt: time(),
    closedAt: time(),
    closeReason: text().$type<CloseReason>(),
    /** How long it is a Top-Job of the plan's allowance. */
    featuredUntil: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    check('job_postings_origin', oneOf(t.origin, JOB_ORIGINS)),
    check('job_postings_close_reason', oneOf(t.closeReason, CLOSE_REASONS)),
    index('job_postings_employer').on(t.employerId),
    index('job_postings_pending').on(t.pendingSince).where(sql`pending_since is not null`),
    index('job_postings_featured').on(t.featuredUntil).where(sql`featured_until is not null`),
  ],
);

/** Claims of administrators on jobs pending review; a claim that is not renewed expires. */
export const pendingJobClaims = pgTable(
  'pending_job_claims',
  {
    postingId: uuid()
      .primaryKey()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    until: time().notNull(),
  },
  (t) => [index('pending_job_claims_user').on(t.userId)],
);

/** The points of a job's ad, so that a list of hundreds is sorted without reading every text. Judged again when the text is newer. */
export const jobQuality = pgTable('job_quality', {
  /** Of the job or, where it was never published, of the posting. */
  jobId: uuid().primaryKey(),
  employerId: uuid()
    .notNull()
    .references(() => employers.id, { onDelete: 'cascade' }),
  score: integer().notNull(),
  /** Tells the text that was judged from a newer one: the version of the posting, or when a job from elsewhere was changed. */
  textKey: text().notNull(),
});

/** Snapshots of jobs before a bulk change, stored for as long as it can be undone. */
export const jobBulkChanges = pgTable(
  'job_bulk_changes',
  {
    batchId: uuid().notNull(),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    before: jsonb().$type<JobBefore>().notNull(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.postingId] }), index('job_bulk_changes_at').on(t.at)],
);

type PostingColumns = typeof jobPostings.$inferSelect;
type JobColumns = typeof jobs.$inferSelect;
/** Columns that a bulk change may touch. Dates are texts in JSON. */
export type JobBefore = {
  /** The kind of event in the history of the job. */
  event: PostingEventKind;
  posting: Pick<PostingColumns, 'closeReason' | 'version' | 'publishedVersion'> & {
    /** The version the change left: a newer one is somebody's. */
    versionAfter: number;
    departmentId: string | null;
    pendingSince: string | null;
    pausedAt: string | null;
    closedAt: string | null;
  };
  job: (Pick<JobColumns, 'status' | 'department' | 'departmentId'> & { validThrough: string }) | null;
};

/** The history of a job. The public row may have come from elsewhere, so it is not referenced. */
export const jobPostingEvents = pgTable(
  'job_posting_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    kind: text().$type<PostingEventKind>().notNull(),
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** The reason of a refusal, or the day until which it was renewed. */
    detail: text(),
    at: time().notNull(),
  },
  (t) => [
    check('job_posting_events_kind', oneOf(t.kind, POSTING_EVENTS)),
    index('job_posting_events_posting').on(t.postingId),
    index('job_posting_events_by').on(t.byUserId),
  ],
);
