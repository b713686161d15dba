import type { Tx } from '@stellenvisite/db/client';
import { isUniqueViolation } from '@stellenvisite/db/postgres-error';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, emailExists, phoneExists } from '../auth-error.ts';
import { claimSend } from '../auth-mails.ts';
import { sendEmailChange } from '../codes/send-email-change.ts';
import { parseChallenge } from '../codes/send-recovery.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { refusePassword, setPassword } from '../passwords/change-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/password-policy.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { confirmAddress } from '../sign-up/confirm-address.ts';
import { endAnonymity } from '../sign-up/create-auth-user.ts';
import { parseEmail, parsePhone } from './address.ts';
import { findOwner, releaseAddress } from './address-owner.ts';
import {
  type AuthUser,
  type AuthUserRow,
  findAuthUser,
  getAuthAccount,
  lockAuthUser,
  toAuthUser,
} from './auth-user-view.ts';
import { mergeUserMetadata } from './user-metadata.ts';

type EmailChange = { user: AuthUserRow; newEmail: string; challenge: string | null; redirectTo: string };

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

/** Changes a person's own account. The order of the checks is the protocol's. */
export async function updateAuthUser(ctx: Context, who: SignedIn, wish: UserUpdate): Promise<AuthUser> {
  const email = wish.email ? parseEmail(wish.email) : undefined;
  const phone = wish.phone ? parsePhone(wish.phone) : undefined;
  if (phone && !ctx.auth.settings.phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
  if (wish.password !== undefined) requireGoodPassword(wish.password, ctx.auth.settings);
  if (wish.appMetadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const passwordHash = wish.password === undefined ? undefined : await hashPassword(wish.password);
  return retryOnConflict(() =>
    auditedTransaction<AuthUser>(ctx, { action: 'user_updated', userId: who.user.id }, async (tx) => {
      const user = await lockAuthUser(tx, { id: who.user.id });
      if (!user) return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
      const change = {
        email: email === user.email ? undefined : email,
        phone: phone === user.phone ? undefined : phone,
      };
      const isSensitive = Boolean(change.email || change.phone || passwordHash);
      const { session } = who;
      const refusal =
        (await refuseLowAssurance(tx, who, isSensitive)) ??
        (await refuseOwned(ctx, tx, user, change)) ??
        // Proof alone is taken too: it opens the next ten minutes for calls that have no room for it.
        (isSensitive || wish.currentPassword || wish.nonce
          ? await refuseUnproven(ctx, tx, { user, session }, wish)
          : null) ??
        (wish.password
          ? await refusePassword(ctx, { user, session, wish: { ...wish, password: wish.password } })
          : null);
      if (refusal) return refusal;
      if (wish.data) await mergeData(ctx, tx, user, wish.data);
      if (passwordHash) await setPassword(ctx, tx, { user, sessionId: who.session.id, passwordHash });
      if (change.email)
        await requestEmailChange(ctx, tx, { user, newEmail: change.email, challenge, redirectTo: wish.redirectTo });
      if (change.phone) await requestPhoneChange(ctx, tx, user, change.phone);
      const changed = await findAuthUser(tx, { id: user.id });
      return toAuthUser(await getAuthAccount(tx, changed ?? user));
    }),
  );
}

export async function refuseLowAssurance(
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

/** By setting, a taken e-mail address is not refused: its owner is notified by mail, and nobody else. */
async function refuseOwned(
  ctx: Context,
  tx: Tx,
  user: AuthUserRow,
  { email, phone }: AddressChange,
): Promise<AuthError | null> {
  const { emailChangeHideTaken, emailAutoconfirm } = ctx.auth.settings;
  const isDisclosed = !emailChangeHideTaken || emailAutoconfirm;
  if (email && isDisclosed && (await findOwner(tx, user, { email }))) return emailExists();
  return phone && (await findOwner(tx, user, { phone })) ? phoneExists() : null;
}

async function mergeData(ctx: Context, tx: Tx, user: AuthUserRow, data: Record<string, unknown>): Promise<void> {
  const userMetadata = mergeUserMetadata(user.userMetadata, data);
  await tx.update(authUsers).set({ userMetadata, updatedAt: ctx.now() }).where(eq(authUsers.id, user.id));
}

/** An address changes only after its owner has confirmed the change, so that nobody takes the address of somebody else. */
async function requestEmailChange(
  ctx: Context,
  tx: Tx,
  { user, newEmail, challenge, redirectTo }: EmailChange,
): Promise<void> {
  if (ctx.auth.settings.emailAutoconfirm) {
    await releaseAddress(tx, user, { email: newEmail });
    const changed = { email: newEmail, newEmail: null, emailConfirmedAt: null };
    await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
    await confirmAddress(ctx, tx, { ...user, ...changed }, 'email');
    await endAnonymity(tx, user, ctx.now());
    return;
  }
  await claimSend(ctx, tx, 'email_change', newEmail);
  await tx.update(authUsers).set({ newEmail, emailChangeConfirmed: null }).where(eq(authUsers.id, user.id));
  await sendEmailChange(ctx, tx, { user: { ...user, emailChangeConfirmed: null }, newEmail, challenge, redirectTo });
}

async function requestPhoneChange(ctx: Context, tx: Tx, user: AuthUserRow, newPhone: string): Promise<void> {
  if (ctx.auth.settings.phoneAutoconfirm) {
    await releaseAddress(tx, user, { phone: newPhone });
    const changed = { phone: newPhone, newPhone: null, phoneConfirmedAt: null };
    await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
    await confirmAddress(ctx, tx, { ...user, ...changed }, 'phone');
    await endAnonymity(tx, user, ctx.now());
    return;
  }
  await claimSend(ctx, tx, 'phone_change', newPhone);
  await tx.update(authUsers).set({ newPhone }).where(eq(authUsers.id, user.id));
  await sendPhoneCode(ctx, tx, { user, slot: 'phone_change', to: newPhone });
}

/** Two who make the same thing at once: the second begins again and finds what the first has made. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
