import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { reauthenticationMail } from '../auth.mails.ts';
import { AuthError } from '../auth-error.ts';
import { claimSend, languageOf } from '../auth-mails.ts';
import { sendPhoneCode } from '../factors/phone-codes.ts';
import { sourceOf } from '../limits/source-of.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { clearOneTime, issueOneTime, tryCode } from './one-time-tokens.ts';

/** Returns the address for a reauthentication: the e-mail, otherwise the phone. */
const addressOf = (user: AuthUserRow) => user.email ?? user.phone;

export async function sendReauthentication(ctx: Context, { user }: SignedIn): Promise<void> {
  const { email, phone } = user;
  if (!email && !phone) {
    throw new AuthError(
      400,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  }
  if (email && !user.emailConfirmedAt) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  if (!email && !user.phoneConfirmedAt) {
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  }
  await auditedTransaction<void>(ctx, { action: 'reauthenticate', userId: user.id }, async (tx) => {
    await claimSend(ctx, tx, email ? 'reauthentication' : 'phone', email ?? phone ?? '');
    if (!email) {
      await sendPhoneCode(ctx, tx, { user, slot: 'reauthentication', to: phone ?? '' });
      return;
    }
    const { code } = await issueOneTime(ctx, tx, {
      userId: user.id,
      slot: 'reauthentication',
      sentTo: email,
      method: 'otp',
    });
    const minutes = Math.ceil(ctx.auth.settings.otpLifetimeSeconds / 60);
    await ctx.mail.write(tx, {
      to: email,
      language: languageOf(ctx, user),
      message: reauthenticationMail({ code, minutes }),
    });
    await tx.update(authUsers).set({ reauthenticationSentAt: ctx.now() }).where(eq(authUsers.id, user.id));
  });
}

/** Uses the nonce up. A wrong one counts: commit the transaction in either case. */
export async function consumeNonce(
  ctx: Pick<Context, 'now' | 'auth' | 'limits'>,
  tx: Tx,
  user: AuthUserRow,
  nonce: string,
): Promise<boolean> {
  const sentTo = addressOf(user);
  if (!sentTo) return false;
  const source = await sourceOf(ctx, tx, user.id);
  const right = await tryCode(ctx, tx, { userId: user.id, slots: ['reauthentication'], sentTo, code: nonce, source });
  if (right) await clearOneTime(tx, right.id);
  return right !== null;
}
