import type { JobState } from '@stellenvisite/contract/own-jobs';
import type { jobPostings } from '@stellenvisite/db/schema/job-postings';
import type { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';

type Job = Pick<typeof jobs.$inferSelect, 'status' | 'postedAt' | 'validThrough'>;
type Posting = Pick<typeof jobPostings.$inferSelect, 'heldAt' | 'suspendedAt' | 'closeReason'>;

/** The state of a job at this moment. What was never published has no public row, what came from elsewhere no posting. */
export function stateOf(job: Job | null, posting: Posting | null, now: Date): JobState {
  if (!job || job.status === 'draft') return posting?.heldAt ? 'held' : 'draft';
  if (job.status === 'paused') return posting?.suspendedAt ? 'held' : 'paused';
  if (job.status === 'closed') return posting?.closeReason === 'filled' ? 'filled' : 'closed';
  if (job.postedAt > now) return 'planned';
  return job.validThrough > now ? 'live' : 'expired';
}

/** The same for a query in which the public row is `j` and the posting `p`. */
export function stateInSql(now: string): SQL<JobState> {
  return sql<JobState>`case
    when j.id is null or j.status = 'draft' then case when p.held_at is null then 'draft' else 'held' end
    when j.status = 'paused' then case when p.suspended_at is null then 'paused' else 'held' end
    when j.status = 'closed' then case when p.close_reason = 'filled' then 'filled' else 'closed' end
    when j.posted_at > ${now}::timestamptz then 'planned'
    when j.valid_through > ${now}::timestamptz then 'live'
    else 'expired' end`;
}
