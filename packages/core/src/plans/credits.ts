import type { ProductId } from '@stellenvisite/contract/billing';
import type { Db, Tx } from '@stellenvisite/db/client';
import { billingCredits } from '@stellenvisite/db/schema/billing';
import { and, eq, sql } from 'drizzle-orm';

/** What is left of what was bought once. Below zero where it was used and then paid back. */
export async function readCredits(db: Db | Tx, employerId: string, product: ProductId): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${billingCredits.amount}), 0)::int` })
    .from(billingCredits)
    .where(and(eq(billingCredits.employerId, employerId), eq(billingCredits.product, product)));
  return row?.sum ?? 0;
}

type Spent = { employerId: string; product: ProductId; postingId: string; at: Date; until: Date };

/** Under the lock of the employer, after its credits were read. */
export async function spendCredit(tx: Tx, { postingId, at, product, ...spent }: Spent): Promise<void> {
  const source = `use:${product}:${postingId}:${at.toISOString()}`;
  await tx.insert(billingCredits).values({ ...spent, product, postingId, at, amount: -1, source });
}
