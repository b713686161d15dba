import { isId } from '@stellenvisite/contract/ids.schema';
import type { OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { requirePerson } from '../permissions/require-person.ts';
import { selectOwnJobs } from './own-job-view.ts';

const notFound = 'job.not_found';

/** An employer changes its own jobs, an administrator moderates all; another employer's is not found. */
export async function requireOwnJob(ctx: Context, jobId: string): Promise<void> {
  const { role } = await requirePerson(ctx);
  const employerId = isId(jobId) ? await findEmployer(ctx, jobId) : undefined;
  await requirePermission(ctx, role === 'admin' ? 'job.moderate' : 'job.change', { employerId, notFound });
  if (!employerId) throw new DomainError(notFound);
}

/** For use cases that have checked the permission already. */
export async function loadOwnJob(ctx: Context, jobId: string): Promise<OwnJob> {
  const [job] = await selectOwnJobs(ctx, eq(jobs.id, jobId), { limit: 1, offset: 0 });
  if (!job) throw new DomainError(notFound);
  return job;
}

async function findEmployer({ db }: Context, jobId: string): Promise<string | undefined> {
  const [row] = await db.select({ employerId: jobs.employerId }).from(jobs).where(eq(jobs.id, jobId));
  return row?.employerId;
}
