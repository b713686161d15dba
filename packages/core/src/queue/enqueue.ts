import { QUEUE_JOBS, type QueueJob, type QueuePayload } from '@stellenvisite/contract/queue-jobs';
import type { Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobInsert, PgBoss } from 'pg-boss';

export type EnqueueOptions = {
  startAfter?: Date;
  /** Of two waiting jobs with one key, queues that keep one at a time drop the second. */
  key?: string;
};

/** Puts work into the queue as part of the transaction that causes it: both happen, or neither. */
export async function enqueue<Name extends QueueJob>(
  tx: Db | Tx,
  name: Name,
  payload: QueuePayload<Name>,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(tx, name, [{ payload, ...options }]);
}

export async function enqueueAll<Name extends QueueJob>(
  tx: Db | Tx,
  name: Name,
  jobs: readonly (EnqueueOptions & { payload: QueuePayload<Name> })[],
): Promise<void> {
  if (jobs.length === 0) return;
  const inserts = jobs.map(
    ({ payload, startAfter, key }): JobInsert => ({
      data: QUEUE_JOBS[name].parse(payload),
      ...(startAfter ? { startAfter } : {}),
      ...(key ? { singletonKey: key } : {}),
    }),
  );
  await withProducer(tx, (boss) => boss.insert(name, inserts));
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
