import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { claimSend, sendLinkMail } from '../auth-mails.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { findSignUpToResend, withSignUp } from '../sign-up/pending-sign-ups.ts';
import { simulateAccountCreation } from '../sign-up/simulate-account-creation.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import { type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { startFlow } from './flow-states.ts';
import { sendEmailChange } from './send-email-change.ts';
import { parseChallenge } from './send-recovery.ts';

export const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change'] as const;
export type Resend = {
  type: string;
  email?: string | undefined;
  phone?: string | undefined;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  redirectTo: string;
};

/** Sends again what is still open; where nothing is, it looks the same. */
export async function resend(ctx: Context, wish: Resend): Promise<{ message_id?: string }> {
  const { type, email, phone, redirectTo } = wish;
  switch (type) {
    case 'signup':
    case 'email_change': {
      if (phone || !email) throw invalid('Type provided requires an email address');
      if (!ctx.auth.settings.email) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
      const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
      const asked = { email: parseEmail(email), redirectTo, challenge };
      await auditedTransaction<void>(ctx, { action: 'resend' }, (tx) =>
        type === 'signup' ? resendSignUp(ctx, tx, asked) : resendEmailChange(ctx, tx, asked),
      );
      return {};
    }
    case 'sms':
    case 'phone_change': {
      if (email || !phone) throw invalid('Type provided requires a phone number');
      if (!ctx.auth.settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
      const number = parsePhone(phone);
      return auditedTransaction<{ message_id?: string }>(ctx, { action: 'resend' }, (tx) =>
        resendPhone(ctx, tx, type, number),
      );
    }
    default:
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
}

type AskedByMail = { email: string; redirectTo: string; challenge: string | null };

async function resendSignUp(ctx: Context, tx: Tx, { email, redirectTo, challenge }: AskedByMail): Promise<void> {
  const known = await lockAuthUser(tx, { email });
  await claimSend(ctx, tx, 'confirmation', email);
  const send = async (where: Tx, user: AuthUserRow) => {
    const signUp = await findSignUpToResend(ctx, where, user.id);
    const method = 'email/signup';
    const flowStateId = challenge
      ? await startFlow(ctx, where, { codeChallenge: challenge, method, userId: user.id, redirectTo })
      : null;
    await sendLinkMail(ctx, where, {
      user: signUp ? withSignUp(user, signUp) : user,
      type: 'signup',
      slot: 'confirmation',
      to: email,
      method,
      redirectTo,
      signUpId: signUp?.id ?? null,
      flowStateId,
    });
  };
  if (!known || known.emailConfirmedAt) {
    if (known) await simulateAccountCreation(tx, ctx.now());
    await rollBackAfter(tx, async (inner) => send(inner, known ?? (await createAuthUser(inner, { email }, ctx.now()))));
    return;
  }
  await simulateAccountCreation(tx, ctx.now());
  await send(tx, known);
  await tx.update(authUsers).set({ confirmationSentAt: ctx.now() }).where(eq(authUsers.id, known.id));
}

async function resendEmailChange(ctx: Context, tx: Tx, asked: AskedByMail): Promise<void> {
  const { email, redirectTo, challenge } = asked;
  const [user] = await lockByAnyAddress(tx, { email });
  await claimSend(ctx, tx, 'email_change', email);
  if (user?.newEmail) await sendEmailChange(ctx, tx, { user, newEmail: user.newEmail, redirectTo, challenge });
}

async function resendPhone(
  ctx: Context,
  tx: Tx,
  type: 'sms' | 'phone_change',
  phone: string,
): Promise<{ message_id?: string }> {
  const kind = type === 'sms' ? 'phone' : 'phone_change';
  const [user] = type === 'sms' ? [await lockAuthUser(tx, { phone })] : await lockByAnyAddress(tx, { phone });
  await claimSend(ctx, tx, kind, phone);
  const isOpen = type === 'sms' ? user && !user.phoneConfirmedAt : user?.newPhone === phone;
  // Nothing to send, and nothing to tell: the answer has an id all the same.
  if (!user || !isOpen) return { message_id: randomUUID() };
  if (type === 'phone_change') {
    return { message_id: await sendPhoneCode(ctx, tx, { user, slot: 'phone_change', to: phone }) };
  }
  const signUp = await findSignUpToResend(ctx, tx, user.id);
  const sms = { user: signUp ? withSignUp(user, signUp) : user, to: phone, signUpId: signUp?.id ?? null };
  return { message_id: await sendPhoneCode(ctx, tx, { ...sms, slot: 'phone_confirmation' }) };
}

/** Locks the accounts that have an address or want to change to it, the latest request first: several may want the same. */
export async function lockByAnyAddress(tx: Tx, address: { email: string } | { phone: string }): Promise<AuthUserRow[]> {
  const wanted =
    'email' in address
      ? or(eq(authUsers.newEmail, address.email), eq(authUsers.email, address.email))
      : or(eq(authUsers.newPhone, address.phone), eq(authUsers.phone, address.phone));
  const users = await tx
    .select()
    .from(authUsers)
    .where(and(wanted, isNull(authUsers.deletedAt)))
    .orderBy(asc(authUsers.id))
    .for('update');
  const askedAt = (user: AuthUserRow) =>
    ('email' in address ? user.emailChangeSentAt : user.phoneChangeSentAt)?.getTime() ?? 0;
  return users.toSorted((one, other) => askedAt(other) - askedAt(one));
}
