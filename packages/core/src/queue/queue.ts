import type { Db, Tx } from '@stellenvisite/db/client';
import type { z } from 'zod';

export type EnqueueOptions = {
  startAfter?: Date;
  /** Of two waiting jobs with one key, queues that keep one at a time drop the second. */
  key?: string;
};

/** As much of a job's definition as is needed to enqueue one. */
export type QueuedJob<Payload> = { name: string; payload: z.ZodType<Payload> };

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
