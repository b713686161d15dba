import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/** Waits for the advisory lock of that name and holds it until the transaction ends: of several processes one does the work. */
export async function acquireAdvisoryLock(tx: Tx, name: string): Promise<void> {
  // Neither the wait nor a large piece of work may exceed the pool's statement timeout.
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

/** The same without waiting: false where another process holds the lock. */
export async function tryAdvisoryLock(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${keyOf(name)}) as taken`);
  return rows[0]?.taken === true;
}

const keyOf = (name: string) => sql`hashtextextended(${`stellenvisite.${name}`}, 0)`;
