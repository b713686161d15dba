import type { Tx } from '@stellenvisite/db/client';
import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { closePool } from './check-identity.ts';
import { NO_CODE, provableDomain, type VerificationRow } from './get-verification.ts';

type Person = { userId: string; sessionId: string };

/** False where the website has been given another domain meanwhile: the proof was for the old one. */
export async function markVerified(
  ctx: Context,
  tx: Tx,
  { employerId, domain }: Pick<VerificationRow, 'employerId' | 'domain'>,
  person?: Person,
): Promise<boolean> {
  const [employer] = await tx.select().from(employers).where(eq(employers.id, employerId)).for('update');
  if (!employer || provableDomain(employer.website).domain !== domain) return false;
  await tx
    .update(employers)
    .set({ verifiedAt: ctx.now(), verifiedDomain: domain, verificationLapsesAt: null })
    .where(eq(employers.id, employerId));
  await tx
    .update(employerVerifications)
    .set({ ...NO_CODE, watchedUntil: null })
    .where(eq(employerVerifications.employerId, employerId));
  // The domain is proven by this, the name is not.
  if (employer.checkedName !== employer.name || employer.checkedOwner !== employer.owner)
    await closePool(ctx, tx, { employerId, cause: 'verification', reason: domain });
  const by = person && { userId: person.userId, sessionId: person.sessionId };
  await ctx.audit(tx, { action: 'employer_verified', ...by });
  return true;
}
