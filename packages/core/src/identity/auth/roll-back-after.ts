import type { Tx } from '@stellenvisite/db/client';

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
