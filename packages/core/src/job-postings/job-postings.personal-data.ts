import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/job-postings';
import { asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

export const jobPostingsPersonalData: PersonalData = {
  tables: [
    {
      name: 'job_posting_events',
      export: { file: 'job-postings.json' },
      erasure: { reason: 'the history of a job is its employer’s; who made the change is taken out' },
    },
    {
      name: 'held_job_claims',
      export: { reason: 'which job an administrator has open for a minute' },
      erasure: 'cascade',
    },
  ],
  files: {
    'job-postings.json': (db, { userId }) =>
      db
        .select({
          jobId: jobPostings.id,
          title: sql<string | null>`${jobPostings.content} ->> 'title'`,
          kind: jobPostingEvents.kind,
          at: jobPostingEvents.at,
        })
        .from(jobPostingEvents)
        .innerJoin(jobPostings, eq(jobPostings.id, jobPostingEvents.postingId))
        .where(eq(jobPostingEvents.byUserId, userId))
        .orderBy(asc(jobPostingEvents.id)),
  },
};
