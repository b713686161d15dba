import type { CorrectJobClass, OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { departmentByKey, germanReason, levelByKey, occupationByKey } from '@stellenvisite/search/taxonomy';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadOwnJob, requireOwnJob } from './require-own-job.ts';

const REASON = germanReason({ kind: 'employer' });

/** The employer says what its job is. A trigger notes in the same transaction that the job has to be indexed anew. */
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
  return loadOwnJob(ctx, id);
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
