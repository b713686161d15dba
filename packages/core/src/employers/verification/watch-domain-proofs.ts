import { PROOF_METHODS } from '@stellenvisite/contract/employers/employer-verifications.schema';
import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { asc, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { checkProof } from './check-domain-proof.ts';

/** Looks for the files and records that somebody requested in the last three days. */
export async function watchDomainProofs(ctx: Context): Promise<void> {
  const { employerId, watchedUntil } = employerVerifications;
  const watched = await ctx.db
    .select({ employerId })
    .from(employerVerifications)
    .where(gt(watchedUntil, ctx.now()))
    .orderBy(asc(watchedUntil));
  for (const row of watched)
    for (const method of PROOF_METHODS) await checkProof(ctx, { ...row, method }).catch(ignoreMissingDomain);
}

/** The website may have been taken out of the profile since. */
function ignoreMissingDomain(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

export const watchDomainProofsJob = defineJob({
  name: 'employer.watch-domain-proofs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/30 * * * *',
  handler: watchDomainProofs,
});
