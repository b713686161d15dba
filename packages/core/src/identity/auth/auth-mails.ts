import type { AuthMethod, OneTimeSlot } from '@stellenvisite/contract/identity/auth';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { languageSchema } from '@stellenvisite/contract/platform/languages.schema';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import type { MailMessage } from '../../platform/mails/define-mail.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import {
  type AuthLinkValues,
  confirmAddressMail,
  emailChangeMail,
  invitationMail,
  magicLinkMail,
  recoveryMail,
} from './auth.mails.ts';
import { AuthError } from './auth-error.ts';
import { issueOneTime } from './codes/one-time-tokens.ts';
import type { AuthUserRow } from './users/auth-user-view.ts';

/** Mails with a code and a link, by what the link's `type` is called. */
export const LINK_MAILS = {
  signup: confirmAddressMail,
  invite: invitationMail,
  magiclink: magicLinkMail,
  recovery: recoveryMail,
  email_change: emailChangeMail,
};
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
 * Claims the one message of a kind that an address may get in the interval. Counts addresses without an account as well, because a refusal
 * would otherwise reveal which addresses have one.
 */
export async function claimSend(
  ctx: Context,
  tx: Tx,
  kinds: SendKind | readonly SendKind[],
  address: string,
): Promise<void> {
  const { settings } = ctx.auth;
  const all = typeof kinds === 'string' ? [kinds] : kinds;
  const isSms = all.some((kind) => SMS_KINDS.includes(kind));
  const code = isSms ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit';
  for (const kind of settings.sendIntervalSeconds > 0 ? all : []) {
    const taken = await ctx.limits.take(tx, sendLimit(ctx), kind, address);
    if (!taken.ok) {
      const message = `For security purposes, you can only request this after ${taken.retryAfter} seconds.`;
      throw new AuthError(429, code, message, { retryAfter: taken.retryAfter });
    }
  }
  if (settings.ipLimits) {
    const ofDay = await ctx.limits.take(tx, SENDS_OF_DAY, address, networkOf(ctx.auth.client.ip));
    if (!ofDay.ok) {
      throw new AuthError(429, code, 'Too many messages for one day', { retryAfter: ofDay.retryAfter });
    }
  }
  const perHour = isSms ? settings.smsPerHour : settings.mailsPerHour;
  const quota: Limit = { name: isSms ? 'quota.sms' : 'quota.mail', count: perHour, seconds: 3600, burst: perHour };
  const taken = await ctx.limits.take(tx, quota, settings.externalUrl);
  if (!taken.ok) {
    throw new AuthError(429, code, `${isSms ? 'SMS' : 'Email'} rate limit exceeded`, { retryAfter: taken.retryAfter });
  }
}

/** From one network to one address. By source, or one could use up what the owner may ask for. */
const SENDS_OF_DAY: Limit = { name: 'send.day', count: 30, seconds: 86_400, burst: 30 };

const SMS_KINDS: readonly SendKind[] = ['phone', 'phone_change', 'factor'];
const sendLimit = ({ auth }: Pick<Context, 'auth'>): Limit => ({
  name: 'send',
  count: 1,
  seconds: auth.settings.sendIntervalSeconds,
  burst: 1,
});

/** Ends the wait for the next mail of a kind once somebody has proved that the address is theirs. */
export async function resetSendLimit(
  ctx: Pick<Context, 'auth' | 'limits'>,
  tx: Tx,
  kind: SendKind,
  address: string,
): Promise<void> {
  await ctx.limits.reset(tx, sendLimit(ctx), kind, address);
}

export function languageOf(ctx: Pick<Context, 'language'>, user: Pick<AuthUserRow, 'userMetadata'>): Language {
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
  signUpId?: string | null;
  flowStateId?: string | null;
  /** In place of the words for that kind of link, where the code does more than sign in. */
  compose?: ((values: AuthLinkValues) => MailMessage) | undefined;
};

/** Sends a code and a link to our own page with a button, which no mail scanner presses. */
export async function sendLinkMail(ctx: Context, tx: Tx, mail: LinkMail): Promise<void> {
  const { user, type, slot, to, redirectTo, compose, ...secret } = mail;
  const { code, linkToken } = await issueOneTime(ctx, tx, { userId: user.id, slot, sentTo: to, ...secret });
  const values = {
    code,
    url: confirmPageUrl(ctx, { linkToken, type, redirectTo }),
    minutes: Math.ceil(ctx.auth.settings.otpLifetimeSeconds / 60),
  };
  const message =
    type === 'email_change'
      ? emailChangeMail({ ...values, newEmail: user.newEmail ?? to, isNew: slot === 'email_change_new' })
      : (compose ?? LINK_MAILS[type])(values);
  await ctx.mail.write(tx, { to, language: languageOf(ctx, user), message });
}

/** Our own page with a button that uses the link up. */
export function confirmPageUrl(
  { publicUrl }: Context,
  { linkToken, type, redirectTo }: { linkToken: string; type: string; redirectTo: string },
): string {
  const url = new URL(`${publicUrl}/auth/confirm`);
  url.searchParams.set('token_hash', linkToken);
  url.searchParams.set('type', type);
  url.searchParams.set('next', redirectTo);
  return url.href;
}

/** Says what has happened to an account to the address that should know. */
export async function sendNotice(
  ctx: Context,
  tx: Tx,
  { user, to, message }: { user: AuthUserRow; to: string | null; message: MailMessage },
): Promise<void> {
  if (to) await ctx.mail.write(tx, { to, language: languageOf(ctx, user), message });
}
