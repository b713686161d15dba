import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { toJobContent } from '../job-postings/to-job-content.ts';

/** What each job says, as its employer works on it or as it came from elsewhere. */
export async function loadContents({ db }: Context, ids: readonly string[]): Promise<Map<string, JobContent>> {
  if (ids.length === 0) return new Map();
  const { id, content } = jobPostings;
  const postings = await db.select({ id, content }).from(jobPostings).where(inArray(id, ids));
  const others = await db
    .select({ job: jobs })
    .from(jobs)
    .leftJoin(jobPostings, eq(id, jobs.id))
    .where(and(inArray(jobs.id, ids), isNull(id)));
  return new Map([
    ...postings.map((posting): [string, JobContent] => [posting.id, posting.content]),
    ...others.map(({ job }): [string, JobContent] => [job.id, toJobContent(job)]),
  ]);
}
