import type { Tx } from '@stellenvisite/db/client';
import { authFlowStates, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { passwordChangedMail } from '../auth.mails.ts';
import { AuthError } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { clearOneTimes } from '../codes/one-time-tokens.ts';
import { forgetOtherDevices } from '../devices/known-devices.ts';
import type { Proof } from '../proof/refuse-unproven.ts';
import type { AuthSessionRow } from '../sessions/open-session.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { verifyPassword } from './hash-password.ts';

const FRESH_SESSION_MS = 24 * 3_600_000;
const RECOVERY_METHODS = ['otp', 'magiclink', 'recovery'];

type PasswordWish = Proof & { password: string };
type PasswordChange = { user: AuthUserRow; session: AuthSessionRow; wish: PasswordWish };

/** The protocol's own rules for a new password, which settings switch; proof given with it was looked at before. */
export async function refusePassword(ctx: Context, { user, session, wish }: PasswordChange): Promise<AuthError | null> {
  const { settings } = ctx.auth;
  const isOld = ctx.now().getTime() - session.createdAt.getTime() > FRESH_SESSION_MS;
  if (settings.requireReauthentication && !settings.requireProof && isOld && !wish.nonce) {
    return new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const isRecovering = session.amr.some(({ method }) => RECOVERY_METHODS.includes(method));
  if (settings.requireCurrentPassword && user.passwordHash && !isRecovering && !wish.currentPassword) {
    return new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  if (user.passwordHash && (await verifyPassword(user.passwordHash, wish.password))) {
    return new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return null;
}

type NewPassword = { user: AuthUserRow; sessionId: string | null; passwordHash: string };

/** A new password ends what the old one opened, everywhere but here. */
export async function setPassword(ctx: Context, tx: Tx, { user, sessionId, passwordHash }: NewPassword): Promise<void> {
  await tx.update(authUsers).set({ passwordHash, updatedAt: ctx.now() }).where(eq(authUsers.id, user.id));
  await clearOneTimes(tx, user.id);
  await forgetOtherDevices(ctx, tx, user.id);
  const all = eq(authSessions.userId, user.id);
  await tx.delete(authSessions).where(sessionId ? and(all, ne(authSessions.id, sessionId)) : all);
  // A browser's code that is still on its way would be a session a moment later.
  await tx.delete(authFlowStates).where(and(eq(authFlowStates.userId, user.id), isNull(authFlowStates.usedAt)));
  await sendNotice(ctx, tx, {
    user,
    to: user.email,
    message: passwordChangedMail({ recoverUrl: `${ctx.publicUrl}/passwort-vergessen` }),
  });
}
