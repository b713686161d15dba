import type { Tx } from '@stellenvisite/db/client';
import { authFactors, authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { and, eq, ne } from 'drizzle-orm';
import { parseEmail, parsePhone } from './address.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { claimSend, sendNotice } from './auth-mails.ts';
import { type AuthUser, type AuthUserRow, toAuthUser } from './auth-user-view.ts';
import { confirmAddress } from './confirm-address.ts';
import { findAuthUser, loadAuthAccount, lockAuthUser } from './find-auth-account.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { clearOneTimes } from './one-time-tokens.ts';
import { requireGoodPassword } from './password-policy.ts';
import { sendPhoneCode } from './phone-codes.ts';
import { parseChallenge } from './pkce.ts';
import { takeNonce } from './reauthenticate.ts';
import type { SignedIn } from './require-session.ts';
import { sendEmailChange } from './send-email-change.ts';
import { settle } from './settle.ts';

export type UserUpdate = {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
  nonce?: string | undefined;
  data?: Record<string, unknown> | undefined;
  appMetadata?: unknown;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  redirectTo: string;
};

const FRESH_SESSION_MS = 24 * 3_600_000;
const RECOVERY_METHODS = ['otp', 'magiclink', 'recovery'];

/** What a person changes of their own account. The order of the checks is the protocol's. */
export async function updateAuthUser(ctx: AuthContext, who: SignedIn, wish: UserUpdate): Promise<AuthUser> {
  const email = wish.email ? parseEmail(wish.email) : undefined;
  const phone = wish.phone ? parsePhone(wish.phone) : undefined;
  const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
  if (wish.password !== undefined) requireGoodPassword(wish.password, ctx.settings);
  if (wish.appMetadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const passwordHash = wish.password === undefined ? undefined : await hashPassword(wish.password);
  return settle(ctx.db, async (tx) => {
    const user = await lockAuthUser(tx, { id: who.user.id });
    if (!user) return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const change = { email: email === user.email ? undefined : email, phone: phone === user.phone ? undefined : phone };
    const refusal =
      (await refuseLowAssurance(tx, who, Boolean(change.email || change.phone || passwordHash))) ??
      (await refuseTaken(tx, user, change)) ??
      (passwordHash ? await refusePassword(ctx, tx, { user, who, wish }) : null);
    if (refusal) return refusal;
    if (wish.data) await mergeData(ctx, tx, user, wish.data);
    if (passwordHash) await setPassword(ctx, tx, { user, sessionId: who.session.id, passwordHash });
    if (change.email)
      await askForEmail(ctx, tx, { user, newEmail: change.email, challenge, redirectTo: wish.redirectTo });
    if (change.phone) await askForPhone(ctx, tx, user, change.phone);
    const changed = await findAuthUser(tx, { id: user.id });
    return toAuthUser(await loadAuthAccount(tx, changed ?? user));
  });
}

async function refuseLowAssurance(
  tx: Tx,
  { user, session }: SignedIn,
  isSensitive: boolean,
): Promise<AuthError | null> {
  if (!isSensitive || session.aal === 'aal2') return null;
  const [verified] = await tx
    .select({ id: authFactors.id })
    .from(authFactors)
    .where(and(eq(authFactors.userId, user.id), eq(authFactors.status, 'verified')))
    .limit(1);
  if (!verified) return null;
  return new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

type AddressChange = { email: string | undefined; phone: string | undefined };

async function refuseTaken(tx: Tx, user: AuthUserRow, { email, phone }: AddressChange): Promise<AuthError | null> {
  const byEmail = email ? await findAuthUser(tx, { email }) : null;
  if (byEmail && byEmail.id !== user.id) {
    return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  const byPhone = phone ? await findAuthUser(tx, { phone }) : null;
  if (byPhone && byPhone.id !== user.id) {
    return new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
  }
  return null;
}

type PasswordChange = { user: AuthUserRow; who: SignedIn; wish: UserUpdate };

/** Whoever changes the password has to show again who they are, unless they have just done so. */
async function refusePassword(
  ctx: AuthContext,
  tx: Tx,
  { user, who, wish }: PasswordChange,
): Promise<AuthError | null> {
  const { settings } = ctx;
  const isOld = ctx.now().getTime() - who.session.createdAt.getTime() > FRESH_SESSION_MS;
  if (settings.requireReauthentication && isOld) {
    if (!wish.nonce) return new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    if (!(await takeNonce(ctx, tx, user, wish.nonce))) {
      return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
  }
  const isRecovering = who.session.amr.some(({ method }) => RECOVERY_METHODS.includes(method));
  if (settings.requireCurrentPassword && user.passwordHash && !isRecovering) {
    if (!wish.currentPassword) {
      return new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
    }
    if (!(await verifyPassword(user.passwordHash, wish.currentPassword))) {
      return new AuthError(400, 'current_password_invalid', 'Current password is not valid.');
    }
  }
  if (user.passwordHash && (await verifyPassword(user.passwordHash, wish.password ?? ''))) {
    return new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return null;
}

async function mergeData(ctx: AuthContext, tx: Tx, user: AuthUserRow, data: Record<string, unknown>): Promise<void> {
  const merged = { ...user.userMetadata, ...data };
  const userMetadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  await tx.update(authUsers).set({ userMetadata, updatedAt: ctx.now() }).where(eq(authUsers.id, user.id));
}

type NewPassword = { user: AuthUserRow; sessionId: string | null; passwordHash: string };

/** A new password ends what the old one opened, everywhere but here. */
export async function setPassword(
  ctx: AuthContext,
  tx: Tx,
  { user, sessionId, passwordHash }: NewPassword,
): Promise<void> {
  await tx.update(authUsers).set({ passwordHash, updatedAt: ctx.now() }).where(eq(authUsers.id, user.id));
  await clearOneTimes(tx, user.id);
  const all = eq(authSessions.userId, user.id);
  await tx.delete(authSessions).where(sessionId ? and(all, ne(authSessions.id, sessionId)) : all);
  await sendNotice(ctx, tx, {
    user,
    to: user.email,
    message: { kind: 'auth.password-changed', values: { recoverUrl: `${ctx.publicUrl}/passwort-vergessen` } },
  });
}

type EmailWish = { user: AuthUserRow; newEmail: string; challenge: string | null; redirectTo: string };

async function askForEmail(
  ctx: AuthContext,
  tx: Tx,
  { user, newEmail, challenge, redirectTo }: EmailWish,
): Promise<void> {
  if (ctx.settings.emailAutoconfirm) {
    const changed = { email: newEmail, newEmail: null, emailConfirmedAt: null, isAnonymous: false };
    await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
    await confirmAddress(ctx, tx, { ...user, ...changed }, 'email');
    return;
  }
  await claimSend(ctx, tx, 'email_change', newEmail);
  await tx.update(authUsers).set({ newEmail, emailChangeConfirmed: null }).where(eq(authUsers.id, user.id));
  await sendEmailChange(ctx, tx, { user: { ...user, emailChangeConfirmed: null }, newEmail, challenge, redirectTo });
}

async function askForPhone(ctx: AuthContext, tx: Tx, user: AuthUserRow, newPhone: string): Promise<void> {
  if (ctx.settings.phoneAutoconfirm) {
    const changed = { phone: newPhone, newPhone: null, phoneConfirmedAt: null };
    await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
    await confirmAddress(ctx, tx, { ...user, ...changed }, 'phone');
    return;
  }
  await claimSend(ctx, tx, 'phone_change', newPhone);
  await tx.update(authUsers).set({ newPhone }).where(eq(authUsers.id, user.id));
  await sendPhoneCode(ctx, tx, { user, slot: 'phone_change', to: newPhone });
}
