import { isId } from '@stellenvisite/contract/ids.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/search';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { employerItemColumnsAt } from '../employers/employer-view.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';
import { prepareOnce } from '../prepared-query.ts';
import { getPayBand } from './get-pay-band.ts';
import { jobDetailColumns, toJobDetail } from './job-view.ts';
import { listJobsLike } from './list-similar-jobs.ts';

const jobById = prepareOnce((db) => {
  const now = sql.placeholder('now');
  return db
    .select({
      job: jobDetailColumns,
      wasPublic: wasPublicAt(jobs, now),
      employer: { ...employerItemColumnsAt(now), descriptionHtml: employers.descriptionHtml },
      doc: searchDocs.doc,
      occupation: jobClasses.occupation,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(searchDocs, eq(searchDocs.jobId, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('job_by_id');
});

type GetJob = {
  id: string;
  /** How many jobs like it are wanted along with it. */
  similar?: number;
  /** Whether the market's pay is wanted along with it. */
  payBand?: boolean | undefined;
  /** Called when either cannot be found: the job itself is answered all the same. */
  onExtraFailed?: (error: unknown) => void;
};

/** A live job. One that was live is gone for good (410); what the public never saw is not found. */
export async function getJob(
  ctx: Context,
  { id, similar = 0, payBand = false, onExtraFailed = () => {} }: GetJob,
): Promise<JobDetail> {
  if (!isId(id)) throw new DomainError('job.not_found');
  const [row] = await jobById(ctx.db).execute({ id, now: momentOf(ctx) });
  if (!row?.wasPublic) throw new DomainError('job.not_found');
  if (row.job.status !== 'published' || row.job.validThrough <= ctx.now()) throw new DomainError('job.expired');
  const compared = { ...row.job, doc: row.doc, occupation: row.occupation };
  const job = toJobDetail(row.job, row.employer);
  try {
    if (payBand) job.payBand = await getPayBand(ctx, compared);
    if (similar > 0) job.similar = await listJobsLike(ctx, compared, similar);
  } catch (error) {
    onExtraFailed(error);
  }
  return job;
}
