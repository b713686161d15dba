import type { Db, Tx } from '@stellenvisite/db/client';
import { AuthError } from './auth-error.ts';

type Transactional = Pick<Db, 'transaction'> | Pick<Tx, 'transaction'>;

/**
 * A transaction whose refusals are committed: a wrong try is counted and a stolen session ended before the caller is told
 * no. Return the error for that; throw it where everything is to be undone.
 */
export async function commitRefusal<T>(db: Transactional, work: (tx: Tx) => Promise<T | AuthError>): Promise<T> {
  const outcome = await db.transaction(work);
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

const undone = Symbol('undone');

/** Does the work and leaves nothing of it: for who must not learn by the clock that there was nothing to do. */
export async function rollBackAfter(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await tx
    .transaction(async (inner) => {
      await work(inner);
      throw undone;
    })
    .catch((reason: unknown) => {
      if (reason !== undone) throw reason;
    });
}
