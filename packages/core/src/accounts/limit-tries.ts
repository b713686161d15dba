import type { AuthContext } from '../auth/auth-context.ts';
import { hasToken, type Limit, takeToken } from '../auth/limits/limits.ts';
import { DomainError } from '../domain-error.ts';

type LimitContext = Pick<AuthContext, 'db' | 'now' | 'secrets'>;

const keyOf = ({ secrets }: LimitContext, { name }: Limit, whose: string) => secrets.hash('limit', name, whose);

/** Refuses once too many have failed. Names nobody has are counted alike. */
export async function requireTriesLeft(ctx: LimitContext, limit: Limit, whose: string): Promise<void> {
  if (!(await hasToken(ctx.db, keyOf(ctx, limit, whose), limit, ctx.now()))) {
    throw new DomainError('request.rate_limited');
  }
}

/** Counts one, and refuses when there was none left. */
export async function countTry(ctx: LimitContext, limit: Limit, whose: string): Promise<void> {
  const taken = await takeToken(ctx.db, keyOf(ctx, limit, whose), limit, ctx.now());
  if (!taken.ok) throw new DomainError('request.rate_limited');
}
