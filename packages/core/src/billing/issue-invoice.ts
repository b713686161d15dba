import { randomUUID } from 'node:crypto';
import { type InvoiceKind, PAYMENT_DAYS, type Settlement } from '@stellenvisite/contract/billing';
import type { BillingAddress } from '@stellenvisite/contract/billing.schema';
import type { Tx } from '@stellenvisite/db/client';
import { invoices, type Sums } from '@stellenvisite/db/schema/billing';
import type { Context } from '../context.ts';
import { addDays, berlinDay } from '../plans/berlin-days.ts';
import { readSeller } from './read-seller.ts';
import { sendInvoiceJob } from './send-invoice.job.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

type NewInvoice = {
  kind?: InvoiceKind;
  employerId: string | null;
  orderId?: string | null;
  correctsId?: string;
  subscription?: { subscriptionId: string; periodStart: string };
  sums: Sums;
  buyer: BillingAddress;
  settlement?: Settlement | null;
};

/** Issues it in the transaction that causes it; the number comes from the database. The document is made and mailed afterwards. */
export async function issueInvoice(ctx: Context, tx: Tx, invoice: NewInvoice): Promise<InvoiceRow> {
  const { kind = 'invoice', sums, buyer, subscription, settlement = null, ...rest } = invoice;
  const today = berlinDay(ctx.now());
  const isSettled = settlement !== null || sums.gross === 0;
  const [row] = await tx
    .insert(invoices)
    .values({
      id: randomUUID(),
      number: '',
      kind,
      ...rest,
      ...subscription,
      issuedOn: today,
      dueOn: kind === 'invoice' ? addDays(today, PAYMENT_DAYS) : today,
      ...sums,
      country: buyer.country,
      parties: { seller: await readSeller(tx), buyer },
      settlement: isSettled ? (settlement ?? 'offset') : null,
      settledOn: isSettled ? today : null,
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw new Error('the invoice was not written');
  await ctx.queue.enqueue(tx, sendInvoiceJob, { invoiceId: row.id });
  return row;
}
