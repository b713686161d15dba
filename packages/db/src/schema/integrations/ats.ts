import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { employers } from '../employers/employers.ts';
import { jobPostings } from '../jobs/job-postings.ts';

/** Jobs that came by the API, by the id they have in the employer's own system. */
export const atsJobs = pgTable(
  'ats_jobs',
  {
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.employerId, t.externalId] }), unique('ats_jobs_posting').on(t.postingId)],
);
