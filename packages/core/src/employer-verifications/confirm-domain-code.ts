import { MAX_DOMAIN_CODE_FAILURES } from '@stellenvisite/contract/employer-verifications';
import type { EmployerVerification } from '@stellenvisite/contract/employer-verifications.schema';
import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { codeExpiresAt, loadVerification } from './get-verification.ts';
import { markVerified } from './mark-verified.ts';
import type { VerificationRow } from './open-verification.ts';
import { hashCode } from './send-domain-code.ts';

type ConfirmDomainCode = { employerId?: string | undefined; code: string };

/** A wrong code counts, whatever becomes of the answer; after too many of them only a new one helps. */
export async function confirmDomainCode(
  ctx: Context,
  { employerId: asked, code }: ConfirmDomainCode,
): Promise<EmployerVerification> {
  const { employerId, person } = await requireActingEmployer(ctx, 'employer.verify', asked);
  const isRight = await ctx.db.transaction(async (tx) => {
    const { employerId: id, codeFailures } = employerVerifications;
    const [row] = await tx.select().from(employerVerifications).where(eq(id, employerId)).for('update');
    if (!row || !isGood(ctx, row)) return false;
    if (row.codeHash === hashCode(ctx, employerId, code)) return markVerified(ctx, tx, row, person);
    await tx
      .update(employerVerifications)
      .set({ codeFailures: sql`${codeFailures} + 1` })
      .where(eq(id, employerId));
    return false;
  });
  if (!isRight) throw new DomainError('verification.code_invalid');
  return loadVerification(ctx, employerId);
}

function isGood(ctx: Context, { codeHash, codeSentAt, codeFailures }: VerificationRow): boolean {
  const isSent = codeHash !== null && codeSentAt !== null && codeExpiresAt(codeSentAt) > ctx.now();
  return isSent && codeFailures < MAX_DOMAIN_CODE_FAILURES;
}
