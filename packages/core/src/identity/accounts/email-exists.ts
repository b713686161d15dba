import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';

/** Enough for somebody who mistypes their own address, too few for somebody who tries those of others. */
const ASKED_BY_IP: Limit = { name: 'email_exists', count: 20, seconds: 600, burst: 20 };

/**
 * Whether an address is registered: the specification has the form say so before it is sent. An address that nobody has
 * confirmed is not: a stranger who entered it must not keep its owner from signing up.
 */
export async function emailExists(ctx: Context, address: string): Promise<boolean> {
  if (ctx.auth.settings.ipLimits) await consumeRateLimit(ctx, ctx.db, ASKED_BY_IP, networkOf(ctx.auth.client.ip));
  const email = address.trim().toLowerCase();
  // PostgreSQL takes no NUL, and no account has one.
  if (email.includes('\0') || !email.isWellFormed()) return false;
  const found = await ctx.db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNotNull(authUsers.emailConfirmedAt), isNull(authUsers.deletedAt)));
  return found.length > 0;
}
