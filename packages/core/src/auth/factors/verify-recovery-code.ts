import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { recoveryCodeUsedMail } from '../auth.mails.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { countFailedTry, FACTOR_TRIES, hasTriesLeft, resetTries } from '../limits/failed-tries.ts';
import { sourceOf } from '../limits/source-of.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { Session } from '../sessions/open-session.ts';
import { raiseSession } from '../sessions/raise-session.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { findRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';

/** One of the codes somebody kept for this, instead of the factor they no longer have. */
export async function verifyRecoveryCode(ctx: Context, who: SignedIn, code: string): Promise<Session> {
  if (!code) throw invalid('Code needs to be non-empty');
  return auditedTransaction<Session>(ctx, { action: 'recovery_code_used', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const { user } = locked;
    const trying = { whose: user.id, what: 'recovery code', source: await sourceOf(ctx, tx, user.id) };
    if (!(await hasTriesLeft(ctx, tx, FACTOR_TRIES, trying))) {
      return new AuthError(429, 'mfa_recovery_codes_locked', 'Too many wrong recovery codes, please try again later', {
        retryAfter: FACTOR_TRIES.bySource.seconds / FACTOR_TRIES.bySource.count,
      });
    }
    if (!(await useRecoveryCode(ctx, tx, user.id, code))) {
      await countFailedTry(ctx, tx, FACTOR_TRIES, trying);
      return new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    }
    await resetTries(ctx, tx, FACTOR_TRIES, trying);
    const left = (await findRecoveryCodes(tx, user.id))?.remaining ?? 0;
    const message = recoveryCodeUsedMail({ left, securityUrl: `${ctx.publicUrl}/konto/sicherheit` });
    await sendNotice(ctx, tx, { user, to: user.email, message });
    return raiseSession(ctx, tx, { who: locked, method: 'mfa/recovery_code', factorId: null });
  });
}
