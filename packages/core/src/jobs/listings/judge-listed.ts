import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import { jobPostings, jobQuality } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { toJobContent } from '../postings/to-job-content.ts';
import { listedRows } from './find-listed.ts';

type Stale = { id: string; employerId: string; textKey: string };

/** Judges the ads whose text is newer than their points. Usually there are none, whoever wrote them. */
export async function judgeListed(ctx: Context, employerIds: readonly string[]): Promise<void> {
  const { rows } = await ctx.db.execute<Stale>(sql`
    with listed as (${listedRows(ctx, employerIds)})
    select id, employer_id as "employerId", text_key as "textKey" from listed where judged_key is distinct from text_key`);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const contents = await listContents(ctx, ids);
  const judged = rows.flatMap(({ id: jobId, ...row }) => {
    const content = contents.get(jobId);
    return content ? [{ jobId, ...row, score: judgePosting(content).score }] : [];
  });
  if (judged.length === 0) return;
  await ctx.db
    .insert(jobQuality)
    .values(judged)
    .onConflictDoUpdate({
      target: jobQuality.jobId,
      set: { score: sql`excluded.score`, textKey: sql`excluded.text_key` },
    });
}

/** Returns the content of each job, as its employer edits it or as it came from elsewhere. */
export async function listContents({ db }: Context, ids: readonly string[]): Promise<Map<string, JobContent>> {
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
