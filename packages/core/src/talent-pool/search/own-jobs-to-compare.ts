import type { Salary } from '@stellenvisite/contract/jobs/pay/pay.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { type LoadedJob, listMatchedJobs } from '../../seekers/matching/list-matched-jobs.ts';

export type OwnJob = LoadedJob & { title: string; salary: Salary | null };

/** A job of the employer's own, whatever its status; another's is not found. */
export async function requireComparedJob(
  ctx: Pick<Context, 'db'>,
  { jobId, employerId }: { jobId: string; employerId: string },
): Promise<OwnJob> {
  if (!isId(jobId)) throw new DomainError('job.not_found');
  const [own] = await ctx.db
    .select({
      title: jobs.title,
      min: jobs.payMin,
      max: jobs.payMax,
      currency: jobs.payCurrency,
      period: jobs.payPeriod,
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.employerId, employerId)));
  const [job] = own ? await listMatchedJobs(ctx, [jobId]) : [];
  if (!own || !job) throw new DomainError('job.not_found');
  const { title, min, max, currency, period } = own;
  const isStated = min !== null && max !== null && currency !== null && period !== null;
  return { ...job, title, salary: isStated ? { min: min / 100, max: max / 100, currency, period } : null };
}
