import type { CorrectJobClass, OwnJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses, searchPending } from '@stellenvisite/db/schema/jobs/search';
import { departmentByKey, germanReason, levelByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { requirePerson } from '../../require-person.ts';
import { selectOwnJobs } from './own-job-view.ts';

const notFound = 'job.not_found';

const REASON = germanReason({ kind: 'employer' });

/** The employer takes its word back: the job is what its own words say, in the answer already and in the index in a moment. */
export async function resetJobClass(ctx: Context, { id }: { id: string }): Promise<OwnJob> {
  await requireOwnJob(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const [corrected] = await tx
      .update(jobClasses)
      .set({ isCorrected: false, updatedAt: ctx.now() })
      .where(and(eq(jobClasses.jobId, id), eq(jobClasses.isCorrected, true)))
      .returning({ jobId: jobClasses.jobId });
    if (!corrected) return;
    await tx
      .update(jobClasses)
      .set(ctx.search.classify(await readJob(tx, id)))
      .where(eq(jobClasses.jobId, id));
    await tx.insert(searchPending).values({ jobId: id });
    await tx.execute(sql`select pg_notify('search_pending', '')`);
  });
  return getOwnJob(ctx, id);
}

async function readJob(tx: Tx, id: string) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error('a class goes with its job');
  return job;
}

/** The employer says what its job is. A trigger notes in the same transaction that the job has to be indexed again. */
export async function correctJobClass(
  ctx: Context,
  { id, ...parts }: CorrectJobClass & { id: string },
): Promise<OwnJob> {
  await requireOwnJob(ctx, id);
  requireKnown(parts);
  const values = { ...parts, confidence: 1, reason: REASON, isCorrected: true, updatedAt: ctx.now() };
  await ctx.db
    .insert(jobClasses)
    .values({ jobId: id, ...values })
    .onConflictDoUpdate({ target: jobClasses.jobId, set: values });
  return getOwnJob(ctx, id);
}

function requireKnown({ occupation, level, department }: CorrectJobClass): void {
  for (const [part, key, terms] of [
    ['occupation', occupation, occupationByKey],
    ['level', level, levelByKey],
    ['department', department, departmentByKey],
  ] as const) {
    if (key !== null && !terms.has(key)) throw new DomainError('request.invalid', `${part} is not of the vocabulary`);
  }
}

/** An employer changes its own jobs, an administrator moderates all; another employer's is not found. */
async function requireOwnJob(ctx: Context, jobId: string): Promise<void> {
  const { role } = await requirePerson(ctx);
  const employerId = isId(jobId) ? await findEmployer(ctx, jobId) : undefined;
  await requirePermission(ctx, role === 'admin' ? 'job.moderate' : 'job.change', { employerId, notFound });
  if (!employerId) throw new DomainError(notFound);
}

/** For use cases that have checked the permission already. */
async function getOwnJob(ctx: Context, jobId: string): Promise<OwnJob> {
  const [job] = await selectOwnJobs(ctx, eq(jobs.id, jobId), { limit: 1, offset: 0 });
  if (!job) throw new DomainError(notFound);
  return job;
}

async function findEmployer({ db }: Context, jobId: string): Promise<string | undefined> {
  const [row] = await db.select({ employerId: jobs.employerId }).from(jobs).where(eq(jobs.id, jobId));
  return row?.employerId;
}
