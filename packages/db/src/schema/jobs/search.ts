import type { Specialty } from '@stellenvisite/contract/jobs/job-fields';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobs } from './jobs.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Sorted by bytes: terms are looked up, never read by people. */
const term = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Classes of a job, read from its words when it is written. The employer's correction outlives every later reading. */
export const jobClasses = pgTable('job_classes', {
  jobId: uuid()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  occupation: text(),
  level: text(),
  specialty: text().$type<Specialty>(),
  department: text(),
  /** 0 to 1. */
  confidence: real().notNull(),
  /** The words it was read from. */
  reason: text().notNull(),
  isCorrected: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Every reading of a job gets a number of its own, ever higher; a job is found by its newest one. */
export const searchDocs = pgTable('search_docs', {
  doc: integer().primaryKey().generatedAlwaysAsIdentity(),
  jobId: uuid()
    .notNull()
    .unique('search_docs_job')
    .references(() => jobs.id, { onDelete: 'cascade' }),
});

/** Which docs hold a term: ascending numbers of four bytes, low byte first. A term's rows follow each other by their last doc. */
export const searchPostings = pgTable(
  'search_postings',
  {
    term: term().notNull(),
    lastDoc: integer().notNull(),
    docs: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.lastDoc] })],
);

/** The runs of docs whose postings were written together, for merging small runs into large ones. */
export const searchRuns = pgTable('search_runs', {
  lastDoc: integer().primaryKey(),
  firstDoc: integer().notNull(),
});

/** Jobs whose words changed and wait to be read. Written by trigger in the transaction that changed them. */
export const searchPending = pgTable(
  'search_pending',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: uuid().notNull(),
    /** Noted together with many others: what was changed by itself is read first. */
    isBulk: boolean().notNull().default(false),
  },
  (t) => [index('search_pending_order').on(t.isBulk, t.id)],
);

/** Changes that every searching process has to apply, written by trigger in the transaction of the change. */
export const searchChanges = pgTable(
  'search_changes',
  {
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    doc: integer(),
    employerId: uuid(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('search_changes_xid').on(t.xid), index('search_changes_at').on(t.at)],
);
