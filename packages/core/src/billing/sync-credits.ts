import { PRODUCT_IDS } from '@stellenvisite/contract/billing/billing';
import type { Tx } from '@stellenvisite/db/client';
import { billingCredits } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { OrderRow } from './fulfil-order.ts';

/** Makes the ledger say what the order is entitled to. Called as often as one likes, under the lock of the account. */
export async function syncCredits(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  { id: orderId, employerId, content }: OrderRow,
  isEntitled: boolean,
): Promise<void> {
  const written = await tx
    .select({ product: billingCredits.product, amount: billingCredits.amount })
    .from(billingCredits)
    .where(and(eq(billingCredits.orderId, orderId), isNull(billingCredits.postingId)));
  for (const product of PRODUCT_IDS) {
    const quantity = content.products
      .filter((each) => each.product === product)
      .reduce((sum, each) => sum + each.quantity, 0);
    const amounts = written.filter((entry) => entry.product === product).map(({ amount }) => amount);
    const entry = missingEntries(amounts, isEntitled ? quantity : 0);
    if (!entry) continue;
    const source = `order:${orderId}:${product}:${entry.sequence}`;
    await tx
      .insert(billingCredits)
      .values({ employerId, product, orderId, amount: entry.amount, source, at: ctx.now() });
  }
}

/** The entry that brings a ledger from what it holds to what it should; null where it does already. Its sequence makes it unique. */
export function missingEntries(
  amounts: readonly number[],
  wanted: number,
): { amount: number; sequence: number } | null {
  const amount = wanted - amounts.reduce((sum, each) => sum + each, 0);
  return amount === 0 ? null : { amount, sequence: amounts.length + 1 };
}
