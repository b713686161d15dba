import type { Context } from '../../../context.ts';
import type { Limit } from '../../../platform/rate-limits/limits.ts';
import { networkOf } from '../../../platform/rate-limits/network-of.ts';
import { AuthError } from '../auth-error.ts';

/** Of auth-protocol §11; refresh has a bucket of its own, so that guessing passwords never signs anybody out. */
export const IP_LIMITS = {
  signup: { name: 'ip.signup', count: 30, seconds: 300, burst: 30 },
  otp: { name: 'ip.otp', count: 30, seconds: 300, burst: 30 },
  recover: { name: 'ip.recover', count: 30, seconds: 300, burst: 30 },
  resend: { name: 'ip.resend', count: 30, seconds: 300, burst: 30 },
  user: { name: 'ip.user', count: 30, seconds: 300, burst: 30 },
  token: { name: 'ip.token', count: 150, seconds: 300, burst: 30 },
  refresh: { name: 'ip.refresh', count: 1800, seconds: 300, burst: 300 },
  verify: { name: 'ip.verify', count: 30, seconds: 300, burst: 30 },
  challenge: { name: 'ip.challenge', count: 15, seconds: 60, burst: 30 },
  factor: { name: 'ip.factor', count: 15, seconds: 60, burst: 30 },
  provider: { name: 'ip.provider', count: 150, seconds: 300, burst: 60 },
  anonymous: { name: 'ip.anonymous', count: 30, seconds: 3600, burst: 30 },
} as const satisfies Record<string, Limit>;

/** Per instance and network address. */
export async function limitByIp(ctx: Context, limit: Limit): Promise<void> {
  const { ipLimits, externalUrl } = ctx.auth.settings;
  if (!ipLimits) return;
  const taken = await ctx.limits.take(ctx.db, limit, externalUrl, networkOf(ctx.auth.client.ip));
  if (!taken.ok) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: taken.retryAfter });
  }
}
