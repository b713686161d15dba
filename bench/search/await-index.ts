import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@stellenvisite/db/client';

const ASK_EVERY_MS = 250;
/** An index that does not grow for this long is not being written. */
const GIVE_UP_MS = 20_000;

/** Waits until every job that changed has been read into the index. */
export async function awaitIndex({ pool }: Pick<Database, 'pool'>): Promise<void> {
  let left = await countPending(pool);
  for (let since = Date.now(); left > 0; ) {
    await delay(ASK_EVERY_MS);
    const now = await countPending(pool);
    if (now !== left) since = Date.now();
    if (Date.now() - since > GIVE_UP_MS) {
      console.log(`${left} jobs wait to be indexed, but nothing is indexing: what follows was measured without them.`);
      return;
    }
    left = now;
  }
}

async function countPending(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from search_pending');
  return rows[0]?.count ?? 0;
}
