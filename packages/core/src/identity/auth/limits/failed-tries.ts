import type { Db, Tx } from '@stellenvisite/db/client';
import type { Context } from '../../../context.ts';
import type { Limit } from '../../../platform/rate-limits/limits.ts';
import { AuthError } from '../auth-error.ts';
import type { Source } from './source-of.ts';

/**
 * Wrong tries at one account: few from one source, and many more from all unknown sources together. The second number ends
 * guessing from a thousand addresses; it never counts against a trusted one, so nobody keeps the owner out from elsewhere.
 */
export type Tries = { bySource: Limit; fromUnknown: Limit };

/** Ten wrong passwords, then one a minute. */
export const PASSWORD_TRIES: Tries = {
  bySource: { name: 'tries.password', count: 10, seconds: 600, burst: 10 },
  fromUnknown: { name: 'tries.password.unknown', count: 100, seconds: 3600, burst: 100 },
};
/** Signatures are not guessed: it ends programs that try. */
export const PASSKEY_TRIES: Tries = {
  bySource: { name: 'tries.passkey', count: 10, seconds: 600, burst: 10 },
  fromUnknown: { name: 'tries.passkey.unknown', count: 100, seconds: 3600, burst: 100 },
};
export const FACTOR_TRIES: Tries = {
  bySource: { name: 'tries.factor', count: 10, seconds: 900, burst: 10 },
  fromUnknown: { name: 'tries.factor.unknown', count: 100, seconds: 86_400, burst: 100 },
};

type Limited = Pick<Context, 'limits'>;
type Trying = {
  whose: string;
  /** Each of several things of one account has its own tries by source: one code, and then the next. */
  what?: string;
  source: Source;
};

/** Counted for names nobody has, too, so that being counted says nothing. */
export async function hasTriesLeft(
  ctx: Limited,
  db: Db | Tx,
  { bySource, fromUnknown }: Tries,
  { whose, what = '', source }: Trying,
): Promise<boolean> {
  if (!(await ctx.limits.has(db, bySource, whose, what, source.key))) return false;
  return source.isTrusted || ctx.limits.has(db, fromUnknown, whose);
}

export async function requireTriesLeft(ctx: Limited, db: Db | Tx, tries: Tries, trying: Trying): Promise<void> {
  if (!(await hasTriesLeft(ctx, db, tries, trying))) throw tooManyTries(tries);
}

export const tooManyTries = ({ bySource: { seconds, count } }: Tries) =>
  new AuthError(429, 'over_request_rate_limit', 'Too many failed attempts, please try again later', {
    retryAfter: Math.ceil(seconds / count),
  });

/** Says whether there was a try left to be counted. */
export async function countFailedTry(
  ctx: Limited,
  db: Db | Tx,
  { bySource, fromUnknown }: Tries,
  { whose, what = '', source }: Trying,
): Promise<boolean> {
  if (!(await ctx.limits.take(db, bySource, whose, what, source.key)).ok) return false;
  return source.isTrusted || (await ctx.limits.take(db, fromUnknown, whose)).ok;
}

/** After a right try. What others have failed at stays counted. */
export async function resetTries(
  ctx: Limited,
  db: Db | Tx,
  { bySource }: Tries,
  { whose, what = '', source }: Trying,
): Promise<void> {
  await ctx.limits.reset(db, bySource, whose, what, source.key);
}
