import type { Db, Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from './limits.ts';

type Limited = Pick<Context, 'limits'>;

/** Refuses once too many have failed. Names nobody has are counted alike. */
export async function requireTriesLeft(ctx: Limited, db: Db | Tx, limit: Limit, whose: string): Promise<void> {
  if (!(await ctx.limits.has(db, limit, whose))) throw new DomainError('request.rate_limited');
}

/** Counts one, and refuses when there was none left. */
export async function consumeRateLimit(ctx: Limited, db: Db | Tx, limit: Limit, whose: string): Promise<void> {
  const taken = await ctx.limits.take(db, limit, whose);
  if (!taken.ok) throw new DomainError('request.rate_limited');
}
