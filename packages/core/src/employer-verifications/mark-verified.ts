import type { Tx } from '@stellenvisite/db/client';
import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { NO_CODE, type VerificationRow } from './open-verification.ts';
import { provableDomain } from './provable-domain.ts';

type Person = { userId: string; sessionId: string };

/** False where the website has been given another domain meanwhile: the proof was for the old one. */
export async function markVerified(
  ctx: Context,
  tx: Tx,
  { employerId, domain }: Pick<VerificationRow, 'employerId' | 'domain'>,
  person?: Person,
): Promise<boolean> {
  const [employer] = await tx
    .select({ website: employers.website })
    .from(employers)
    .where(eq(employers.id, employerId))
    .for('update');
  if (!employer || provableDomain(employer.website).domain !== domain) return false;
  await tx
    .update(employers)
    .set({ verifiedAt: ctx.now(), verifiedDomain: domain, verificationLapsesAt: null })
    .where(eq(employers.id, employerId));
  await tx
    .update(employerVerifications)
    .set({ ...NO_CODE, watchedUntil: null })
    .where(eq(employerVerifications.employerId, employerId));
  const by = person && { userId: person.userId, sessionId: person.sessionId };
  await ctx.audit(tx, { action: 'employer_verified', ...by });
  return true;
}
