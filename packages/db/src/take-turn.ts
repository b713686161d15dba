import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';

/** Of several processes that come to the same work at once one does it; the others wait for its transaction to end. */
export async function takeTurn(tx: Tx, work: string): Promise<void> {
  // Neither the wait nor a large piece of work may fall to the pool's limit.
  await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(work)})`);
}

/** The same without waiting: false where another process is at it. */
export async function tryTurn(tx: Tx, work: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${keyOf(work)}) as taken`);
  return rows[0]?.taken === true;
}

const keyOf = (work: string) => sql`hashtextextended(${`stellenvisite.${work}`}, 0)`;
