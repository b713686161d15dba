import { invoices } from '@stellenvisite/db/schema/billing';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { invoiceMail } from './billing.mails.ts';
import { isChargedToCard, keepInvoiceFiles } from './invoice-file.ts';
import { readBillingLanguage } from './read-billing-language.ts';
import { billingPage } from './tell-billing.ts';

/** Makes the document and mails it, once. */
export async function sendInvoice(ctx: Context, { invoiceId }: { invoiceId: string }): Promise<void> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isNull(invoices.mailedAt)));
  if (!invoice) return;
  const files = await keepInvoiceFiles(ctx, invoice);
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
    await ctx.mail.write(tx, {
      to: email,
      language: await readBillingLanguage(tx, employerId, email),
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
        { storageKey: files.xml, name: `${number}.xml` },
      ],
    });
  });
}
