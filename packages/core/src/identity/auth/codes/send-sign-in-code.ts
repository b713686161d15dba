import { randomUUID } from 'node:crypto';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { claimSend, type LinkMail, sendLinkMail } from '../auth-mails.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { rollBackAfter } from '../roll-back-after.ts';
import { createAuthUser } from '../sign-up/create-auth-user.ts';
import { addCodeSignUp, type SignUpRow, withSignUp } from '../sign-up/pending-sign-ups.ts';
import { simulateAccountCreation } from '../sign-up/simulate-account-creation.ts';
import { parseEmail, parsePhone } from '../users/address.ts';
import { type AuthUserRow, lockAuthUser } from '../users/auth-user-view.ts';
import { retryOnConflict } from '../users/update-auth-user.ts';
import { requireSmallMetadata } from '../users/user-metadata.ts';
import { startFlow } from './flow-states.ts';
import { parseChallenge } from './send-recovery.ts';

export type SignInCode = {
  email?: string | undefined;
  phone?: string | undefined;
  createUser: boolean;
  data: Record<string, unknown>;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
  redirectTo: string;
  compose?: LinkMail['compose'];
};

/**
 * Kinds that share one limit: the kind of a mail depends on whether the account exists, and when the next may be sent must not reveal it.
 */
const EITHER_KIND = ['confirmation', 'recovery'] as const;

/** Sends a one-time code, and makes the account first where there is none and one is wanted. */
export async function sendSignInCode(ctx: Context, wish: SignInCode): Promise<{ message_id?: string }> {
  if (Boolean(wish.email) === Boolean(wish.phone)) throw invalid('One of email or phone must be set');
  requireSmallMetadata(wish.data);
  if (wish.phone) return sendByPhone(ctx, wish, parsePhone(wish.phone));
  const challenge = parseChallenge(wish.codeChallenge, wish.codeChallengeMethod);
  if (!ctx.auth.settings.email) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  const email = parseEmail(wish.email ?? '');
  await retryOnConflict(() =>
    auditedTransaction<void>(ctx, { action: 'otp' }, async (tx) => {
      const known = await lockAuthUser(tx, { email });
      if (!known && !mayCreate(ctx, wish)) return refuseUnknown(ctx, tx, email, wish);
      await claimSend(ctx, tx, EITHER_KIND, email);
      if (known) await simulateAccountCreation(tx, ctx.now());
      const user = known ?? (await createAuthUser(tx, { email }, ctx.now()));
      const signUp = user.emailConfirmedAt ? null : await addCodeSignUp(ctx, tx, { userId: user.id, data: wish.data });
      const { redirectTo, compose } = wish;
      await sendCodeMail(ctx, tx, { user, signUp, email, challenge, redirectTo, compose });
    }),
  );
  return {};
}

const mayCreate = ({ auth: { settings } }: Context, { createUser }: SignInCode) => createUser && settings.signup;

const signUpRefused = ({ createUser }: SignInCode) =>
  new AuthError(422, createUser ? 'signup_disabled' : 'otp_disabled', 'Signups not allowed for otp');

/** By setting, an unknown address gets the answer and takes the time of a known one. */
async function refuseUnknown(ctx: Context, tx: Tx, email: string, wish: SignInCode): Promise<void> {
  if (!ctx.auth.settings.otpHideUnknown) throw signUpRefused(wish);
  await claimSend(ctx, tx, EITHER_KIND, email);
  await rollBackAfter(tx, async (inner) => {
    const user = await createAuthUser(inner, { email }, ctx.now());
    await sendCodeMail(ctx, inner, {
      user: { ...user, emailConfirmedAt: ctx.now() },
      signUp: null,
      email,
      challenge: null,
      redirectTo: wish.redirectTo,
      compose: wish.compose,
    });
  });
}

type CodeMail = {
  user: AuthUserRow;
  signUp: SignUpRow | null;
  email: string;
  challenge: string | null;
  redirectTo: string;
  compose: LinkMail['compose'];
};

async function sendCodeMail(ctx: Context, tx: Tx, mail: CodeMail): Promise<void> {
  const { user, signUp, email, challenge, redirectTo, compose } = mail;
  const isKnown = user.emailConfirmedAt !== null;
  const method = isKnown ? 'magiclink' : 'email/signup';
  const flowStateId = challenge
    ? await startFlow(ctx, tx, { codeChallenge: challenge, method, userId: user.id, redirectTo })
    : null;
  await sendLinkMail(ctx, tx, {
    user: signUp ? withSignUp(user, signUp) : user,
    type: isKnown ? 'magiclink' : 'signup',
    slot: isKnown ? 'recovery' : 'confirmation',
    to: email,
    method: isKnown ? method : 'otp',
    redirectTo,
    signUpId: signUp?.id ?? null,
    flowStateId,
    compose,
  });
  await tx
    .update(authUsers)
    .set(isKnown ? { recoverySentAt: ctx.now() } : { confirmationSentAt: ctx.now() })
    .where(eq(authUsers.id, user.id));
}

async function sendByPhone(ctx: Context, wish: SignInCode, phone: string): Promise<{ message_id?: string }> {
  if (!ctx.auth.settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  return retryOnConflict(() =>
    auditedTransaction<{ message_id?: string }>(ctx, { action: 'otp' }, async (tx) => {
      const known = await lockAuthUser(tx, { phone });
      if (!known && !mayCreate(ctx, wish)) {
        if (!ctx.auth.settings.otpHideUnknown) throw signUpRefused(wish);
        await claimSend(ctx, tx, 'phone', phone);
        return { message_id: randomUUID() };
      }
      await claimSend(ctx, tx, 'phone', phone);
      const user = known ?? (await createAuthUser(tx, { phone }, ctx.now()));
      const signUp = user.phoneConfirmedAt ? null : await addCodeSignUp(ctx, tx, { userId: user.id, data: wish.data });
      const sms = { user: signUp ? withSignUp(user, signUp) : user, to: phone, signUpId: signUp?.id ?? null };
      return { message_id: await sendPhoneCode(ctx, tx, { ...sms, slot: 'phone_confirmation' }) };
    }),
  );
}
