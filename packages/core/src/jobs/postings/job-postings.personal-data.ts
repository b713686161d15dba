import type { Tx } from '@stellenvisite/db/client';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { PersonalData } from '../../personal-data.ts';
import { endJob } from './move-posting.ts';
import { lockPostings } from './open-posting.ts';

export const jobPostingsPersonalData: PersonalData = {
  tables: [
    {
      name: 'job_posting_events',
      export: { file: 'job-postings.json' },
      erasure: { reason: 'the history of a job is its employer’s; who made the change is taken out' },
    },
    {
      name: 'pending_job_claims',
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
          detail: jobPostingEvents.detail,
          at: jobPostingEvents.at,
        })
        .from(jobPostingEvents)
        .innerJoin(jobPostings, eq(jobPostings.id, jobPostingEvents.postingId))
        .where(eq(jobPostingEvents.byUserId, userId))
        .orderBy(asc(jobPostingEvents.id)),
  },
  endEmployer: closeJobs,
};

/** Closes what is public or paused; what waits for an administrator is a draft again. */
async function closeJobs(tx: Tx, employerId: string, ctx: Context): Promise<void> {
  const open = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), inArray(jobs.status, ['published', 'paused'])));
  const ids = open.map(({ id }) => id);
  if (ids.length > 0) await lockPostings(tx, ids);
  for (const id of ids) await endJob(ctx, tx, { id, reason: 'closed', byUserId: null });
  const awaitsReview = and(eq(jobPostings.employerId, employerId), isNotNull(jobPostings.pendingSince));
  await tx.update(jobPostings).set({ pendingSince: null }).where(awaitsReview);
}

const PUBLISHED = { reason: 'the contact that an employer publishes with a job; it belongs to the employer' };

export const jobsPersonalData: PersonalData = {
  tables: [{ name: 'jobs', export: PUBLISHED, erasure: PUBLISHED }],
  files: {},
};
