import type { AuthMethod, OneTimeSlot } from '@stellenvisite/contract/auth';
import type { Language } from '@stellenvisite/contract/languages';
import { languageSchema } from '@stellenvisite/contract/languages.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authLimits } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { MailMessage, MailValues } from '../mails/mail-message.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { issueOneTime } from './codes/one-time-tokens.ts';
import { takeToken } from './limits/limits.ts';
import type { AuthUserRow } from './users/auth-user-view.ts';

/** Mails with a code and a link, by what the link's `type` is called. */
export const LINK_MAILS = {
  signup: 'auth.confirm',
  invite: 'auth.invite',
  magiclink: 'auth.magic-link',
  recovery: 'auth.recovery',
  email_change: 'auth.email-change',
} as const satisfies Record<string, keyof MailValues>;
export type LinkType = keyof typeof LINK_MAILS;

/** Kinds of mail and text messages that share one interval per address. */
export type SendKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'phone'
  | 'phone_change'
  | 'factor';

/**
 * One of a kind to an address in the interval, asked for whom it may concern: an address nobody has is counted too, or
 * the refusal would tell the known from the unknown.
 */
export async function claimSend(
  ctx: AuthContext,
  tx: Tx,
  kinds: SendKind | readonly SendKind[],
  address: string,
): Promise<void> {
  const { settings, secrets } = ctx;
  const all = typeof kinds === 'string' ? [kinds] : kinds;
  const isSms = all.some((kind) => SMS_KINDS.includes(kind));
  const code = isSms ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit';
  const once = { count: 1, seconds: settings.sendIntervalSeconds, burst: 1 };
  for (const kind of settings.sendIntervalSeconds > 0 ? all : []) {
    const taken = await takeToken(tx, sendKey(ctx, kind, address), once, ctx.now());
    if (!taken.ok) {
      const message = `For security purposes, you can only request this after ${taken.retryAfter} seconds.`;
      throw new AuthError(429, code, message, { retryAfter: taken.retryAfter });
    }
  }
  const perHour = isSms ? settings.smsPerHour : settings.mailsPerHour;
  const quota = { count: perHour, seconds: 3600, burst: perHour };
  const key = secrets.hash('quota', isSms ? 'sms' : 'mail', settings.externalUrl);
  const taken = await takeToken(tx, key, quota, ctx.now());
  if (!taken.ok) {
    throw new AuthError(429, code, `${isSms ? 'SMS' : 'Email'} rate limit exceeded`, { retryAfter: taken.retryAfter });
  }
}

const SMS_KINDS: readonly SendKind[] = ['phone', 'phone_change', 'factor'];
const sendKey = ({ secrets }: Pick<AuthContext, 'secrets'>, kind: SendKind, address: string) =>
  secrets.hash('send', kind, address);

/** Who has shown that an address is theirs need not wait for the next mail. */
export async function forgetSend(
  ctx: Pick<AuthContext, 'secrets'>,
  tx: Tx,
  kind: SendKind,
  address: string,
): Promise<void> {
  await tx.delete(authLimits).where(eq(authLimits.key, sendKey(ctx, kind, address)));
}

export function languageOf(ctx: Pick<AuthContext, 'language'>, user: Pick<AuthUserRow, 'userMetadata'>): Language {
  const chosen = languageSchema.safeParse(user.userMetadata.language);
  return chosen.success ? chosen.data : ctx.language;
}

export type LinkMail = {
  user: AuthUserRow;
  type: LinkType;
  slot: OneTimeSlot;
  to: string;
  method: AuthMethod;
  redirectTo: string;
  flowStateId?: string | null;
};

/** Sends a code and a link to our own page with a button, which no mail scanner presses. */
export async function sendLinkMail(ctx: AuthContext, tx: Tx, mail: LinkMail): Promise<void> {
  const { user, type, slot, to, method, redirectTo, flowStateId = null } = mail;
  const { code, linkToken } = await issueOneTime(ctx, tx, { userId: user.id, slot, sentTo: to, method, flowStateId });
  const values = {
    code,
    url: confirmPageUrl(ctx, { linkToken, type, redirectTo }),
    minutes: Math.ceil(ctx.settings.otpLifetimeSeconds / 60),
  };
  const message: MailMessage =
    type === 'email_change'
      ? {
          kind: 'auth.email-change',
          values: { ...values, newEmail: user.newEmail ?? to, isNew: slot === 'email_change_new' },
        }
      : { kind: LINK_MAILS[type], values };
  await writeMail(ctx, tx, { to, language: languageOf(ctx, user), message });
}

function confirmPageUrl(
  { publicUrl }: AuthContext,
  { linkToken, type, redirectTo }: { linkToken: string; type: LinkType; redirectTo: string },
): string {
  const url = new URL(`${publicUrl}/auth/confirm`);
  url.searchParams.set('token_hash', linkToken);
  url.searchParams.set('type', type);
  url.searchParams.set('next', redirectTo);
  return url.href;
}

/** Says what has happened to an account to the address that should know. */
export async function sendNotice(
  ctx: AuthContext,
  tx: Tx,
  { user, to, message }: { user: AuthUserRow; to: string | null; message: MailMessage },
): Promise<void> {
  if (to) await writeMail(ctx, tx, { to, language: languageOf(ctx, user), message });
}
