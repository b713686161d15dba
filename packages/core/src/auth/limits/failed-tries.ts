import type { Db, Tx } from '@stellenvisite/db/client';
import { authLimits } from '@stellenvisite/db/schema/auth';
import { eq } from 'drizzle-orm';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { hasToken, type Limit, takeToken } from './limits.ts';

/** Ten wrong passwords, then one a minute: guessing ends, the owner waits a minute at most. */
export const PASSWORD_TRIES: Limit = { name: 'password', count: 10, seconds: 600, burst: 10 };
export const FACTOR_TRIES: Limit = { name: 'factor', count: 10, seconds: 900, burst: 10 };

type TriesContext = Pick<AuthContext, 'db' | 'now' | 'secrets'>;

const keyOf = ({ secrets }: TriesContext, limit: Limit, whose: string) => secrets.hash('tries', limit.name, whose);

/** Counted for names nobody has, too, so that being counted says nothing. */
export async function requireTriesLeft(ctx: TriesContext, limit: Limit, whose: string): Promise<void> {
  if (!(await hasToken(ctx.db, keyOf(ctx, limit, whose), limit, ctx.now()))) throw tooManyTries(limit);
}

export const tooManyTries = ({ seconds, count }: Limit) =>
  new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts, please try again later', {
    retryAfter: Math.ceil(seconds / count),
  });

/** Says whether there was a try left to be counted. */

export async function countFailedTry(
  ctx: TriesContext,
  limit: Limit,
  whose: string,
  db: Db | Tx = ctx.db,
): Promise<boolean> {
  return (await takeToken(db, keyOf(ctx, limit, whose), limit, ctx.now())).ok;
}

export async function forgetFailedTries(ctx: TriesContext, limit: Limit, whose: string): Promise<void> {
  await ctx.db.delete(authLimits).where(eq(authLimits.key, keyOf(ctx, limit, whose)));
}
