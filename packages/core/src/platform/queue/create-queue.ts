import type { Database, Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobInsert, PgBoss } from 'pg-boss';
import type { z } from 'zod';

type EnqueueOptions = {
  startAfter?: Date;
  /** Of two waiting jobs with one key, queues that keep one at a time drop the second. */
  key?: string;
};

/** As much of a job's definition as is needed to enqueue one. */
type QueuedJob<Payload> = { name: string; payload: z.ZodType<Payload> };

/** Puts work into the queue as part of the transaction that causes it: both happen, or neither. */
export type Queue = {
  enqueue<Payload>(
    tx: Db | Tx,
    job: QueuedJob<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>;
  enqueueAll<Payload>(
    tx: Db | Tx,
    job: QueuedJob<Payload>,
    payloads: readonly (EnqueueOptions & { payload: NoInfer<Payload> })[],
  ): Promise<void>;
};

/** The queue of one process, which is stopped with it. */
export type RunningQueue = Queue & { stop(): Promise<void> };

/**
 * Creates the one pg-boss of a process for enqueueing. Each insert runs in the transaction that it is given; a connection of
 * its own reads the list of queues, since transactions that wait for it may occupy the whole pool.
 */
export function createQueue({ connectionString }: Pick<Database, 'connectionString'>): RunningQueue {
  const boss = new PgBoss({
    connectionString,
    application_name: 'stellenvisite-queue',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  // The list of queues is read again every minute; when that fails, the last one stays valid.
  boss.on('error', () => {});

  const enqueueAll: Queue['enqueueAll'] = async (tx, job, payloads) => {
    if (payloads.length === 0) return;
    const inserts = payloads.map(
      ({ payload, startAfter, key }): JobInsert => ({
        data: job.payload.parse(payload) as object,
        ...(startAfter ? { startAfter } : {}),
        ...(key ? { singletonKey: key } : {}),
      }),
    );
    await boss.start();
    await boss.insert(job.name, inserts, { db: fromDrizzle(tx, sql) });
  };
  return {
    enqueue: (tx, job, payload, options = {}) => enqueueAll(tx, job, [{ payload, ...options }]),
    enqueueAll,
    stop: () => boss.stop({ graceful: false }),
  };
}
