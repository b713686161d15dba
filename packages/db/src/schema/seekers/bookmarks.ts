import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';
import { jobs } from '../jobs/jobs.ts';

const bookmarkColumns = {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  /** For the person alone. */
  note: text().notNull().default(''),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
};

/** A job on somebody's list; it stays there when the job ends. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    ...bookmarkColumns,
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
  },
  (t) => [unique('saved_jobs_user_job').on(t.userId, t.jobId), index('saved_jobs_job').on(t.jobId)],
);

/** An employer on somebody's list. */
export const savedEmployers = pgTable(
  'saved_employers',
  {
    ...bookmarkColumns,
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('saved_employers_user_employer').on(t.userId, t.employerId),
    index('saved_employers_employer').on(t.employerId),
  ],
);
