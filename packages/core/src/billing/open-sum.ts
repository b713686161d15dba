import type { Db, Tx } from '@stellenvisite/db/client';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { eq, sql } from 'drizzle-orm';
import type { InvoiceRow } from './issue-invoice.ts';

export type Corrected = { net: number; vat: number; gross: number };

/** Returns the amounts of an invoice that corrections have credited so far. */
export async function getCorrected(db: Db | Tx, invoiceId: string): Promise<Corrected> {
  const [row] = await db
    .select({
      net: sql<number>`coalesce(-sum(${invoices.net}), 0)::int`,
      vat: sql<number>`coalesce(-sum(${invoices.vat}), 0)::int`,
      gross: sql<number>`coalesce(-sum(${invoices.gross}), 0)::int`,
    })
    .from(invoices)
    .where(eq(invoices.correctsId, invoiceId));
  return row ?? { net: 0, vat: 0, gross: 0 };
}

/** Returns the amount still due of an unpaid invoice: its sum without its corrections. */
export async function getOpenSum(db: Db | Tx, { id, gross }: Pick<InvoiceRow, 'id' | 'gross'>): Promise<number> {
  return gross - (await getCorrected(db, id)).gross;
}
