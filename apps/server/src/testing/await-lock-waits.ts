import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';

const TIMEOUT_MS = 10_000;

/**
 * Waits until so many sessions of the database wait for a lock. With it a test puts calls into a fixed order: without the lock
 * that a guard takes, nobody waits and the test fails.
 */
export async function awaitLockWaits(db: Pick<Db, 'execute'>, count: number): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(count), { timeout: TIMEOUT_MS });
}
