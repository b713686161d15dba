import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

const columns = {
  id: jobs.id,
  employerId: jobs.employerId,
  title: jobs.title,
  city: jobs.city,
  country: jobs.country,
  status: jobs.status,
  applyMethod: jobs.applyMethod,
  relayEmail: jobs.relayEmail,
  questions: jobs.questions,
  postedAt: jobs.postedAt,
  validThrough: jobs.validThrough,
  employerName: employers.name,
  website: employers.website,
};

export async function findAppliedJob(db: Db | Tx, jobId: string) {
  if (!isId(jobId)) throw new DomainError('job.not_found');
  const [job] = await db
    .select(columns)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(jobs.id, jobId));
  if (!job) throw new DomainError('job.not_found');
  return job;
}
export type AppliedJob = Awaited<ReturnType<typeof findAppliedJob>>;

/** Keeps the job from being closed or paused until this transaction ends; one that is closed at this moment is waited for. */
export async function lockAppliedJob(tx: Tx, jobId: string): Promise<AppliedJob> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('share');
  return findAppliedJob(tx, jobId);
}

type Dated = Pick<AppliedJob, 'status' | 'postedAt' | 'validThrough'>;

/**
 * Requires a live job. An applicant who began to write while it was live is informed that it has ended; a job that was never public is not
 * found.
 */
export function requireOpenJob({ now }: Pick<Context, 'now'>, { status, postedAt, validThrough }: Dated): void {
  if (status === 'draft' || postedAt > now()) throw new DomainError('job.not_found');
  if (status !== 'published' || validThrough <= now()) throw new DomainError('application.job_closed');
}

export function requireTakenHere(ctx: Pick<Context, 'now'>, job: AppliedJob): void {
  requireOpenJob(ctx, job);
  if (job.applyMethod !== 'here') throw new DomainError('application.not_taken_here');
}
