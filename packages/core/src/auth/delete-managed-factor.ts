import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { toFactor } from './auth-user-view.ts';
import { findFactor } from './factor-rules.ts';
import { lockAuthUser } from './find-auth-account.ts';
import { userNotFound } from './find-managed-user.ts';
import { removeFactor } from './remove-factor.ts';
import { settle } from './settle.ts';

/** For who has lost their phone and shown otherwise who they are. */
export function deleteManagedFactor(ctx: AuthContext, userId: string, factorId: string) {
  return settle<ReturnType<typeof toFactor>>(ctx.db, async (tx) => {
    const user = await lockAuthUser(tx, { id: userId });
    if (!user) return userNotFound();
    const factor = await findFactor(tx, user.id, factorId);
    if (factor instanceof AuthError) return factor;
    await removeFactor(ctx, tx, user, factor);
    return toFactor(factor);
  });
}
