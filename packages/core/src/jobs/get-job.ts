import { isId } from '@stellenvisite/contract/ids';
import type { JobDetail } from '@stellenvisite/contract/jobs';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { employerItemColumns } from '../employers/employer-view.ts';
import { jobDetailColumns, toJobDetail } from './job-view.ts';
import { wasPublic } from './live-jobs.ts';

/** A live job. One that was live is gone for good (410); what the public never saw is not found. */
export async function getJob(ctx: Context, { id }: { id: string }): Promise<JobDetail> {
  if (!isId(id)) throw new DomainError('job.not_found');
  const [row] = await ctx.db
    .select({
      job: jobDetailColumns,
      wasPublic: wasPublic(jobs, ctx),
      employer: { ...employerItemColumns(ctx), descriptionHtml: employers.descriptionHtml },
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.id, id));
  if (!row?.wasPublic) throw new DomainError('job.not_found');
  if (row.job.status !== 'published' || row.job.validThrough <= ctx.now()) throw new DomainError('job.expired');
  return toJobDetail(row.job, row.employer);
}
