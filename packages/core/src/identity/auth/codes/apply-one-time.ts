import type { Tx } from '@stellenvisite/db/client';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { leaveAccountAddress } from '../../permissions/leave-account-address.ts';
import { emailChangedMail, phoneChangedMail } from '../auth.mails.ts';
import { AuthError, emailExists, phoneExists } from '../auth-error.ts';
import { resetSendLimit, sendNotice } from '../auth-mails.ts';
import { confirmAddress } from '../sign-up/confirm-address.ts';
import { addAddressIdentity, endAnonymity } from '../sign-up/create-auth-user.ts';
import { completeSignUp } from '../sign-up/pending-sign-ups.ts';
import { findOwner, releaseAddress } from '../users/address-owner.ts';
import { type AuthUserRow, toMappedUser } from '../users/auth-user-view.ts';
import { clearOneTime, clearOneTimes, type OneTimeRow } from './one-time-tokens.ts';
import { asksCurrent } from './send-email-change.ts';

/** `half done`: the other of two addresses still has to agree. */
export type Applied = 'done' | 'half done';

/** Does what a one-time secret was sent for, and ends it and all others of the account. */
export async function applyOneTime(
  ctx: Context,
  tx: Tx,
  user: AuthUserRow,
  secret: OneTimeRow,
): Promise<Applied | AuthError> {
  switch (secret.slot) {
    case 'confirmation':
    case 'recovery':
      await completeSignUp(ctx, tx, user, { signUpId: secret.signUpId, isRecovery: secret.slot === 'recovery' });
      await confirmAddress(ctx, tx, user, 'email');
      // A code to sign in claims both kinds, so that the next one is not sooner for a known address.
      await resetSendLimit(ctx, tx, 'confirmation', secret.sentTo);
      await resetSendLimit(ctx, tx, 'recovery', secret.sentTo);
      break;
    case 'phone_confirmation':
      await completeSignUp(ctx, tx, user, { signUpId: secret.signUpId, isRecovery: false });
      await confirmAddress(ctx, tx, user, 'phone');
      break;
    case 'email_change_new':
    case 'email_change_current': {
      const side = secret.slot === 'email_change_new' ? 'new' : 'current';
      if (asksCurrent(ctx, user) && (user.emailChangeConfirmed ?? side) === side) {
        await tx.update(authUsers).set({ emailChangeConfirmed: side }).where(eq(authUsers.id, user.id));
        await clearOneTime(tx, secret.id);
        return 'half done';
      }
      const refusal = await changeEmail(ctx, tx, user);
      if (refusal) return refusal;
      break;
    }
    case 'phone_change': {
      const refusal = await changePhone(ctx, tx, user);
      if (refusal) return refusal;
      break;
    }
    case 'reauthentication':
      throw new Error('a reauthentication code is not verified here');
  }
  await clearOneTimes(tx, user.id);
  return 'done';
}

async function changeEmail(ctx: Context, tx: Tx, user: AuthUserRow): Promise<AuthError | null> {
  const { newEmail } = user;
  if (!newEmail) return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  if (await findOwner(tx, user, { email: newEmail })) return emailExists();
  await releaseAddress(tx, user, { email: newEmail });
  await leaveAccountAddress(ctx, tx, toMappedUser(user), { staysOwner: true });
  const now = ctx.now();
  const changed = {
    email: newEmail,
    newEmail: null,
    emailChangeConfirmed: null,
    emailConfirmedAt: now,
    updatedAt: now,
  };
  await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
  await moveIdentity(tx, { ...user, ...changed }, 'email', now);
  await endAnonymity(tx, user, now);
  await sendNotice(ctx, tx, {
    user,
    to: user.email,
    message: emailChangedMail({ newEmail, recoverUrl: `${ctx.publicUrl}/passwort-vergessen` }),
  });
  return null;
}

async function changePhone(ctx: Context, tx: Tx, user: AuthUserRow): Promise<AuthError | null> {
  const { newPhone } = user;
  if (!newPhone) return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
  if (await findOwner(tx, user, { phone: newPhone })) return phoneExists();
  await releaseAddress(tx, user, { phone: newPhone });
  const now = ctx.now();
  const changed = { phone: newPhone, newPhone: null, phoneConfirmedAt: now, updatedAt: now };
  await tx.update(authUsers).set(changed).where(eq(authUsers.id, user.id));
  await moveIdentity(tx, { ...user, ...changed }, 'phone', now);
  await endAnonymity(tx, user, now);
  await sendNotice(ctx, tx, {
    user,
    to: user.email,
    message: phoneChangedMail({ recoverUrl: `${ctx.publicUrl}/passwort-vergessen` }),
  });
  return null;
}

/** The identity of the address follows it; who had none of that kind gets one. */
export async function moveIdentity(tx: Tx, user: AuthUserRow, provider: 'email' | 'phone', now: Date): Promise<void> {
  const address = provider === 'email' ? user.email : user.phone;
  const isVerified = Boolean(provider === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt);
  const moved = await tx
    .update(authIdentities)
    .set({
      data: sql`${authIdentities.data} || ${JSON.stringify({ [provider]: address, [`${provider}_verified`]: isVerified })}::jsonb`,
      ...(provider === 'email' ? { email: address } : {}),
      updatedAt: now,
    })
    .where(and(eq(authIdentities.userId, user.id), eq(authIdentities.provider, provider)))
    .returning({ id: authIdentities.id });
  if (moved.length > 0) return;
  await addAddressIdentity(tx, user, provider, now);
  await addProvider(tx, user, provider);
}

export async function addProvider(tx: Tx, user: AuthUserRow, provider: string): Promise<void> {
  const known = Array.isArray(user.appMetadata.providers) ? user.appMetadata.providers : [];
  if (known.includes(provider)) return;
  const appMetadata = {
    ...user.appMetadata,
    provider: user.appMetadata.provider ?? provider,
    providers: [...known, provider],
  };
  await tx.update(authUsers).set({ appMetadata }).where(eq(authUsers.id, user.id));
}
