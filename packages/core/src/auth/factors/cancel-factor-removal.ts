import type { Tx } from '@stellenvisite/db/client';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, otpExpired } from '../auth-error.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { lockAuthUser } from '../users/find-auth-account.ts';
import { endFactorRemoval, type FactorRemoval, findByCancelToken, findFactorRemoval } from './factor-removals.ts';

/** A factor this much older than the request was there before whatever made its owner ask. */
const ESTABLISHED_MS = 7 * 86_400_000;

/** By the link of the mails: whoever reads them decides. */
export function cancelFactorRemoval(ctx: Context, token: string): Promise<void> {
  return auditedTransaction<void>(ctx, { action: 'factor_removal_cancelled' }, async (tx) => {
    const seen = await findByCancelToken(ctx, tx, token);
    const user = seen && (await lockAuthUser(tx, { id: seen.userId }));
    if (!user || !(await findByCancelToken(ctx, tx, token))) return otpExpired('Email link is invalid or has expired');
    await endFactorRemoval(ctx, tx, user);
  });
}

/**
 * By the factor itself, for the owner whose mailbox is in other hands. Not with a factor that is hardly older than the request:
 * a thief who has just added it would keep the owner out with it.
 */
export function keepFactor(ctx: Context, who: SignedIn): Promise<void> {
  const event = { action: 'factor_removal_cancelled', userId: who.user.id };
  return auditedTransaction<void>(ctx, event, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const removal = await findFactorRemoval(tx, locked.user.id);
    if (!removal) return;
    if (!(await isEstablished(tx, locked, removal))) {
      return new AuthError(403, 'insufficient_aal', 'The link in the email is needed to keep this factor');
    }
    const unproven = await refuseUnproven(ctx, tx, locked);
    if (unproven) return unproven;
    await endFactorRemoval(ctx, tx, locked.user);
  });
}

async function isEstablished(tx: Tx, { user, session }: SignedIn, { requestedAt }: FactorRemoval): Promise<boolean> {
  if (session.aal !== 'aal2' || !session.factorId) return false;
  const [factor] = await tx
    .select({ createdAt: authFactors.createdAt })
    .from(authFactors)
    .where(and(eq(authFactors.id, session.factorId), eq(authFactors.userId, user.id)));
  return factor !== undefined && requestedAt.getTime() - factor.createdAt.getTime() >= ESTABLISHED_MS;
}
