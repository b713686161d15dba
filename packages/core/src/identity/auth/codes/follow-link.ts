import type { Context } from '../../../context.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { AuthError, otpExpired } from '../auth-error.ts';
import { confirmPageUrl } from '../auth-mails.ts';
import { openSession, type Session } from '../sessions/open-session.ts';
import { issueAuthCode } from './flow-states.ts';
import { HALF_DONE, lockByLink, SLOTS_OF_TYPE, useUp } from './verify-one-time.ts';

export type FollowedLink = { token: string; type: string; redirectTo: string };

/** The words of OAuth for what our statuses mean. */
const ERROR_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

type Outcome = { session: Session } | { authCode: string } | { message: string };

/** A link opened in a browser: says where to send it, whatever comes of the link. */
export async function followLink(ctx: Context, { token, type, redirectTo }: FollowedLink): Promise<string> {
  const isPkce = token.startsWith('pkce_');
  // A session in the address is not wanted: the page of our mails gives it to the browser instead.
  if (!isPkce && !ctx.auth.settings.implicitFlow) return confirmPageUrl(ctx, { linkToken: token, type, redirectTo });
  try {
    const outcome = await auditedTransaction<Outcome>(ctx, { action: 'verify' }, async (tx) => {
      const slots = Object.hasOwn(SLOTS_OF_TYPE, type) ? (SLOTS_OF_TYPE[type] ?? []) : [];
      const found = await lockByLink(ctx, tx, token, slots);
      if (!found) return otpExpired('Email link is invalid or has expired');
      const { user, secret } = found;
      const applied = await useUp(ctx, tx, found);
      if (applied instanceof AuthError) return applied;
      if (applied === 'half done') return { message: HALF_DONE.msg };
      if (!secret.flowStateId) return { session: await openSession(ctx, tx, { userId: user.id, method: 'otp' }) };
      const authCode = await issueAuthCode(ctx, tx, { flowStateId: secret.flowStateId, userId: user.id });
      return authCode ? { authCode } : otpExpired('Email link is invalid or has expired');
    });
    return toLocation(redirectTo, type, outcome);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (!error.isAudited) await ctx.audit(ctx.db, { action: 'verify', outcome: error.code });
    return toErrorLocation(redirectTo, error, { alsoInQuery: isPkce });
  }
}

function toLocation(redirectTo: string, type: string, outcome: Outcome): string {
  if ('authCode' in outcome) return withQuery(redirectTo, { code: outcome.authCode });
  if ('message' in outcome) return withFragment(redirectTo, { message: outcome.message, sb: '' });
  return sessionLocation(redirectTo, outcome.session, { type });
}

export function sessionLocation(redirectTo: string, session: Session, more: Record<string, string>): string {
  return withFragment(redirectTo, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: 'bearer',
    ...more,
    sb: '',
  });
}

/** The client reads the fragment; a page of the PKCE flow may look at the query. */
export function toErrorLocation(
  redirectTo: string,
  error: AuthError,
  { alsoInQuery, otherwise }: { alsoInQuery: boolean; otherwise?: string },
): string {
  const word = ERROR_OF_STATUS[error.status] ?? otherwise;
  const values = {
    ...(word ? { error: word } : {}),
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(alsoInQuery ? withQuery(redirectTo, values) : redirectTo, { ...values, sb: '' });
}

export function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

function withFragment(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
