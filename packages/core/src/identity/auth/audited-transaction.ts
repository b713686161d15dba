import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import { AuthError } from './auth-error.ts';

type Recorded<T> = {
  action: string;
  /** Whose account it is about. */
  userId?: string | null;
  /** Whose account it was about, as the result tells. */
  userOf?: (result: T) => string | null;
  /** On: only a refusal is worth an event. */
  refusalsOnly?: boolean;
};

/**
 * A transaction with the event that records how it ended. A refusal that is returned is committed with its event: a wrong
 * try is counted and a stolen session ended before the caller is reported no. One that is thrown undoes everything.
 */
export async function auditedTransaction<T>(
  ctx: Pick<Context, 'db' | 'audit'>,
  { action, userId = null, userOf, refusalsOnly = false }: Recorded<T>,
  work: (tx: Tx) => Promise<T | AuthError>,
): Promise<T> {
  const result = await ctx.db.transaction(async (tx) => {
    const done = await work(tx);
    if (done instanceof AuthError) await ctx.audit(tx, { action, outcome: done.code, userId });
    else if (!refusalsOnly) await ctx.audit(tx, { action, userId: userOf ? userOf(done) : userId });
    return done;
  });
  if (!(result instanceof AuthError)) return result;
  result.isAudited = true;
  throw result;
}
