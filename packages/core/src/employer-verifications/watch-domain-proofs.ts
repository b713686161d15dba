import { PROOF_METHODS } from '@stellenvisite/contract/employer-verifications';
import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { asc, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { checkProof } from './check-domain-proof.ts';

/** Looks for the files and records that somebody asked for in the last three days. */
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
