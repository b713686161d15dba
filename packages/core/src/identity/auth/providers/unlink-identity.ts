import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError } from '../auth-error.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { refuseLowAssurance } from '../users/update-auth-user.ts';

/** Connecting and disconnecting providers changes who can sign in: it needs what changing the password needs. */
export async function requireLinking(ctx: Context, who: SignedIn): Promise<void> {
  if (!ctx.auth.settings.manualLinking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  const refusal = await ctx.db.transaction(
    async (tx) => (await refuseLowAssurance(tx, who, true)) ?? (await refuseUnproven(ctx, tx, who)),
  );
  if (refusal) throw refusal;
}

/** Takes one of several ways to sign in away. Of two at once, the second may find that only one is left. */
export async function unlinkIdentity(ctx: Context, who: SignedIn, identityId: string): Promise<void> {
  await requireLinking(ctx, who);
  if (!isId(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  await auditedTransaction<void>(ctx, { action: 'identity_unlinked', userId: who.user.id }, async (tx) => {
    const user = await lockAuthUser(tx, { id: who.user.id });
    if (!user) return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const identities = await tx.select().from(authIdentities).where(eq(authIdentities.userId, user.id));
    const identity = identities.find(({ id }) => id === identityId);
    if (!identity) return new AuthError(404, 'identity_not_found', 'Identity does not exist');
    const left = identities.filter(({ id }) => id !== identityId);
    if (left.length === 0) {
      const message = 'User must have at least 1 identity after unlinking';
      return new AuthError(422, 'single_identity_not_deletable', message);
    }
    await tx.delete(authIdentities).where(eq(authIdentities.id, identityId));
    const providers = [...new Set(left.map(({ provider }) => provider))];
    const appMetadata = { ...user.appMetadata, provider: providers[0], providers };
    await tx
      .update(authUsers)
      .set({ appMetadata, updatedAt: ctx.now(), ...whatGoesWith(identity.provider) })
      .where(eq(authUsers.id, user.id));
  });
}

/** The password belongs to the e-mail identity, the number to the phone's: neither opens the account without it. */
function whatGoesWith(provider: string): Partial<AuthUserRow> {
  if (provider === 'email') return { passwordHash: null };
  return provider === 'phone' ? { phone: null, phoneConfirmedAt: null } : {};
}
