import { bigint, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Consumers of the job feed. A migration adds a name here, and from then on the trigger writes for it. */
export const jobFeedConsumers = pgTable('job_feed_consumers', { name: text().primaryKey() });

/**
 * An entry for each consumer and each job that became public or changed while it was. Written by trigger in the transaction
 * that changed the job; the consumer deletes it in the transaction that works on it. It refers to nothing: the checks would be a tenth of
 * the cost of writing a job, and the entry of a job that is gone is taken and passed over.
 */
export const jobFeed = pgTable(
  'job_feed',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    consumer: text().notNull(),
    jobId: uuid().notNull(),
    /** Published for the first time or after it was closed; otherwise changed, or taken up again after a pause. */
    isNew: boolean().notNull(),
    /** When the public may see it: a job can be published for a later day. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('job_feed_due').on(t.consumer, t.dueAt, t.id)],
);
