import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { languageOf } from '../auth-mails.ts';
import { issueOneTime } from '../codes/one-time-tokens.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';

type PhoneCode = {
  user: AuthUserRow;
  slot: 'phone_confirmation' | 'phone_change' | 'reauthentication';
  to: string;
  signUpId?: string | null;
};

export async function sendPhoneCode(
  ctx: Context,
  tx: Tx,
  { user, slot, to, signUpId = null }: PhoneCode,
): Promise<string> {
  const { code } = await issueOneTime(ctx, tx, { userId: user.id, slot, sentTo: to, method: 'otp', signUpId });
  const now = ctx.now();
  const sentAt =
    slot === 'phone_confirmation'
      ? { confirmationSentAt: now }
      : slot === 'phone_change'
        ? { phoneChangeSentAt: now }
        : { reauthenticationSentAt: now };
  await tx.update(authUsers).set(sentAt).where(eq(authUsers.id, user.id));
  const language = languageOf(ctx, user);
  return ctx.auth.sendSms(tx, { to, language, text: smsText(language, code) }, now);
}

/** Short enough for one message; the last line lets a phone fill the code in by itself. */
export function smsText(language: 'de' | 'en', code: string): string {
  return language === 'de'
    ? `Ihr Code für Stellenvisite: ${code}. Geben Sie ihn niemandem weiter.`
    : `Your Stellenvisite code: ${code}. Do not share it with anyone.`;
}
