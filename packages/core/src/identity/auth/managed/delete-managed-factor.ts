import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { findFactor, removeFactor } from '../factors/remove-lost-factors.ts';
import { lockAuthUser, toFactor } from '../users/auth-user-view.ts';
import { userNotFound } from './create-managed-user.ts';

/** For who has lost their phone and shown otherwise who they are. */
export function deleteManagedFactor(ctx: Context, userId: string, factorId: string) {
  return auditedTransaction<ReturnType<typeof toFactor>>(
    ctx,
    { action: 'admin_factor_deleted', userId },
    async (tx) => {
      const user = await lockAuthUser(tx, { id: userId });
      if (!user) return userNotFound();
      const factor = await findFactor(tx, user.id, factorId);
      if (factor instanceof AuthError) return factor;
      await removeFactor(ctx, tx, user, factor);
      return toFactor(factor);
    },
  );
}
