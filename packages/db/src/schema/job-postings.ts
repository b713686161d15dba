import { POSTING_EVENTS, type PostingEventKind } from '@stellenvisite/contract/job-postings';
import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { oneOf } from './checks.ts';
import { employers } from './employers.ts';

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
    /** Counts the changes, so that of two people who work on the same text the second is told. */
    version: integer().notNull().default(1),
    /** The version that the public sees. */
    publishedVersion: integer(),
    /** Gone from the employer's lists; the public row and its applications are kept as long as the law says. */
    removedAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [index('job_postings_employer').on(t.employerId)],
);

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
    at: time().notNull(),
  },
  (t) => [
    check('job_posting_events_kind', oneOf(t.kind, POSTING_EVENTS)),
    index('job_posting_events_posting').on(t.postingId),
    index('job_posting_events_by').on(t.byUserId),
  ],
);
