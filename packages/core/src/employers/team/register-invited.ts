import type { JoinedTeam } from '@stellenvisite/contract/employers/team.schema';
import { TERMS_VERSION } from '@stellenvisite/contract/identity/accounts';
import type { RegisterInvited } from '@stellenvisite/contract/identity/registration.schema';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { AuthError } from '../../identity/auth/auth-error.ts';
import { hashPassword } from '../../identity/auth/passwords/hash-password.ts';
import { requireGoodPassword } from '../../identity/auth/passwords/password-policy.ts';
import { createAuthUser } from '../../identity/auth/sign-up/create-auth-user.ts';
import { findAccount, findInvitation } from './accept-invitation.ts';
import { joinTeam } from './join-team.ts';

/** The link proves the address, so the new account needs no other confirmation. The person then signs in with the password. */
export async function registerInvited(
  ctx: Context,
  { token, fullName, password }: RegisterInvited,
): Promise<JoinedTeam> {
  requireUnguessable(ctx, password);
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const row = await findInvitation(ctx, tx, token);
    if (await findAccount(tx, row.email)) throw new DomainError('team_invitation.account_exists');
    // An account of the address that nobody ever confirmed has no claim to it.
    await tx.delete(authUsers).where(eq(authUsers.email, row.email));
    const userMetadata = {
      role: 'employer',
      full_name: fullName,
      language: ctx.language,
      terms_version: TERMS_VERSION,
    };
    const now = ctx.now();
    const wanted = { email: row.email, passwordHash, emailConfirmedAt: now, invitedAt: now, userMetadata };
    const { id: userId } = await createAuthUser(tx, wanted, now);
    await ctx.audit(tx, { action: 'signup', userId });
    return joinTeam(ctx, tx, row, { userId, sessionId: null, name: fullName });
  });
}

function requireUnguessable({ auth }: Context, password: string): void {
  try {
    requireGoodPassword(password, auth.settings);
  } catch (error) {
    throw error instanceof AuthError ? new DomainError('team_invitation.password_weak') : error;
  }
}
