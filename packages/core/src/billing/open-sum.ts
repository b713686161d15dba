import type { Db, Tx } from '@stellenvisite/db/client';
import { invoices } from '@stellenvisite/db/schema/billing';
import { eq, sql } from 'drizzle-orm';
import type { InvoiceRow } from './issue-invoice.ts';

export type Corrected = { net: number; vat: number; gross: number };

/** What corrections have taken back of an invoice so far. */
export async function readCorrected(db: Db | Tx, invoiceId: string): Promise<Corrected> {
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

/** What an invoice that nobody has paid still asks for: its sum without what was taken back. */
export async function readOpenSum(db: Db | Tx, { id, gross }: Pick<InvoiceRow, 'id' | 'gross'>): Promise<number> {
  return gross - (await readCorrected(db, id)).gross;
}
