import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { findFactor } from './factor-rules.ts';
import { removeFactor } from './remove-factor.ts';

/** Whoever has shown the second factor may take it away, by what the session is now and not by what a token says. */
export function unenrollFactor(ctx: Context, who: SignedIn, factorId: string): Promise<{ id: string }> {
  return auditedTransaction<{ id: string }>(ctx, { action: 'factor_removed', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const factor = await findFactor(tx, locked.user.id, factorId);
    if (factor instanceof AuthError) return factor;
    if (factor.status === 'verified' && locked.session.aal !== 'aal2') {
      return new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(ctx, tx, locked.user, factor);
    return { id: factor.id };
  });
}
