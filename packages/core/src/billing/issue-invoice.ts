import { randomUUID } from 'node:crypto';
import { type InvoiceKind, PAYMENT_DAYS, type Settlement } from '@stellenvisite/contract/billing/billing';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { invoices, type Sums } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addDays } from '../employers/plan/berlin-days.ts';
import { defineJob } from '../platform/queue/define-job.ts';
import { invoiceMail } from './billing.mails.ts';
import { getBillingLanguage, readSeller } from './get-billing-language.ts';
import { isChargedToCard, storeInvoiceFiles } from './invoice-file.ts';
import { chooseRecipients } from './limit-orders.ts';
import { billingPage } from './notify-billing.ts';

export const sendInvoiceJob = defineJob({
  name: 'billing.send-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  options: { retryLimit: 8, retryDelay: 60, retryBackoff: true, expireInSeconds: 300, notify: true },
  handler: sendInvoice,
});

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

/** Makes the document and mails it, once. */
export async function sendInvoice(ctx: Context, { invoiceId }: { invoiceId: string }): Promise<void> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isNull(invoices.mailedAt)));
  if (!invoice) return;
  const files = await storeInvoiceFiles(ctx, invoice);
  const isCharged = await isChargedToCard(ctx, invoice);
  const { number, kind, gross, currency, dueOn, settlement, employerId } = invoice;
  const { company, email } = invoice.parties.buyer;
  await ctx.db.transaction(async (tx) => {
    const [first] = await tx
      .update(invoices)
      .set({ mailedAt: ctx.now() })
      .where(and(eq(invoices.id, invoiceId), isNull(invoices.mailedAt)))
      .returning({ id: invoices.id });
    if (!first) return;
    for (const to of await chooseRecipients(ctx, tx, employerId, email))
      await ctx.mail.write(tx, {
        to,
        language: await getBillingLanguage(tx, employerId, to),
        message: invoiceMail({
          company,
          number,
          gross,
          currency,
          isCorrection: kind === 'correction',
          dueOn: settlement ? null : dueOn,
          isCharged,
          url: billingPage(ctx, employerId),
        }),
        attachments: [
          { storageKey: files.pdf, name: `${number}.pdf` },
          files.xrechnung
            ? { storageKey: files.xrechnung, name: `${number}.xrechnung.xml` }
            : { storageKey: files.xml, name: `${number}.xml` },
        ],
      });
  });
}
