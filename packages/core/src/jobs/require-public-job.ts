import { isId } from '@stellenvisite/contract/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';

/** Live, or live once: a draft or a job of the future is not found. */
export async function requirePublicJob(ctx: Pick<Context, 'now'>, db: Db | Tx, jobId: string): Promise<void> {
  const isPublic = and(eq(jobs.id, jobId), wasPublicAt(jobs, momentOf(ctx)));
  if (!isId(jobId) || (await db.$count(jobs, isPublic)) === 0) throw new DomainError('job.not_found');
}
