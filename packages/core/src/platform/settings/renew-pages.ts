import type { Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

/** Every process renders its pages again once the transaction has ended: what they show has changed. */
export async function renewPages(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_notify('market_changed', '')`);
}
