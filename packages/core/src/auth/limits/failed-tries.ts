import type { Db, Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import type { Limit } from '../../limits/limits.ts';
import { AuthError } from '../auth-error.ts';

/** Ten wrong passwords, then one a minute: guessing ends, the owner waits a minute at most. */
export const PASSWORD_TRIES: Limit = { name: 'tries.password', count: 10, seconds: 600, burst: 10 };
export const FACTOR_TRIES: Limit = { name: 'tries.factor', count: 10, seconds: 900, burst: 10 };

type Limited = Pick<Context, 'limits'>;

/** Counted for names nobody has, too, so that being counted says nothing. */
export async function requireTriesLeft(ctx: Limited, db: Db | Tx, limit: Limit, whose: string): Promise<void> {
  if (!(await ctx.limits.has(db, limit, whose))) throw tooManyTries(limit);
}

export const tooManyTries = ({ seconds, count }: Limit) =>
  new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts, please try again later', {
    retryAfter: Math.ceil(seconds / count),
  });

/** Says whether there was a try left to be counted. */
export async function countFailedTry(ctx: Limited, db: Db | Tx, limit: Limit, whose: string): Promise<boolean> {
  return (await ctx.limits.take(db, limit, whose)).ok;
}
