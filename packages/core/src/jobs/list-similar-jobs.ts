import { isId } from '@stellenvisite/contract/ids.schema';
import { MOST_SIMILAR_JOBS } from '@stellenvisite/contract/jobs';
import type { JobItem, SimilarJobs } from '@stellenvisite/contract/jobs.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/search';
import type { ComparedJob } from '@stellenvisite/search';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';
import { prepareOnce } from '../prepared-query.ts';
import { jobItemEmployerColumns, toJobEmployer } from './job-view.ts';
import { listFoundJobs } from './list-found-jobs.ts';

/** Live jobs of the same kind of work, near first. Also asked for a job that is gone, to offer what is there instead. */
export async function listSimilarJobs(ctx: Context, { id }: { id: string }): Promise<SimilarJobs> {
  const { title, city, employer, ...job } = await readJob(ctx, id);
  const items = await listJobsLike(ctx, job, MOST_SIMILAR_JOBS);
  return { job: { title, city, employer: toJobEmployer(employer), category: job.category }, items };
}

export async function listJobsLike(ctx: Context, job: ComparedJob, limit: number): Promise<JobItem[]> {
  const found = await listFoundJobs(ctx, await ctx.search.similar(job, limit), job);
  return found.map(({ item }) => item);
}

const comparedById = prepareOnce((db) => {
  const { title, city, category, specialty, experienceLevel, country, lat, lon } = jobs;
  return db
    .select({
      title,
      city,
      employer: jobItemEmployerColumns,
      doc: searchDocs.doc,
      occupation: jobClasses.occupation,
      category,
      specialty,
      experienceLevel,
      country,
      lat,
      lon,
      wasPublic: wasPublicAt(jobs, sql.placeholder('now')),
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(searchDocs, eq(searchDocs.jobId, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('compared_job_by_id');
});

async function readJob(ctx: Context, id: string) {
  if (!isId(id)) throw new DomainError('job.not_found');
  const [job] = await comparedById(ctx.db).execute({ id, now: momentOf(ctx) });
  if (!job?.wasPublic) throw new DomainError('job.not_found');
  return job;
}
