import { type RealtimeEvent, realtimeEventSchema } from '@stellenvisite/contract/platform/realtime.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

/** The PostgreSQL channel that every process listens on. */
export const REALTIME_CHANNEL = 'realtime';

export type PublishEvent = (tx: Db | Tx, event: RealtimeEvent) => Promise<void>;

/** NOTIFY is part of the transaction: PostgreSQL delivers it at commit, and not at all after a rollback. */
export const publishEvent: PublishEvent = async (tx, event) => {
  const payload = JSON.stringify(realtimeEventSchema.parse(event));
  await tx.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${payload})`);
};
