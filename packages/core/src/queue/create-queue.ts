import type { Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobInsert, PgBoss } from 'pg-boss';
import type { Queue } from './queue.ts';

export function createQueue(): Queue {
  const enqueueAll: Queue['enqueueAll'] = async (tx, job, payloads) => {
    if (payloads.length === 0) return;
    const inserts = payloads.map(
      ({ payload, startAfter, key }): JobInsert => ({
        data: job.payload.parse(payload) as object,
        ...(startAfter ? { startAfter } : {}),
        ...(key ? { singletonKey: key } : {}),
      }),
    );
    await withProducer(tx, (boss) => boss.insert(job.name, inserts));
  };
  return {
    enqueue: (tx, job, payload, options = {}) => enqueueAll(tx, job, [{ payload, ...options }]),
    enqueueAll,
  };
}

/**
 * A pg-boss that lives for one call and knows no connection but the transaction's, so that whoever has a transaction can
 * enqueue, and nothing can be enqueued beside it.
 */
async function withProducer(tx: Db | Tx, insert: (boss: PgBoss) => Promise<unknown>): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    await insert(boss);
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}
