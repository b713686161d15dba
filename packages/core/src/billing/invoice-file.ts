import { isId } from '@stellenvisite/contract/ids.schema';
import { invoices, subscriptions } from '@stellenvisite/db/schema/billing';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { makeInvoice } from './document/make-invoice.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { requireInvoice } from './pay-invoice.ts';

export const INVOICE_FILES = ['pdf', 'xml'] as const;
export type InvoiceFile = (typeof INVOICE_FILES)[number];

const keyOf = ({ id, issuedOn }: InvoiceRow, file: InvoiceFile) => `invoices/${issuedOn.slice(0, 4)}/${id}.${file}`;

/** Made once and kept: what was sent is what is shown again. Answers where each file is. */
export async function keepInvoiceFiles(ctx: Context, invoice: InvoiceRow): Promise<Record<InvoiceFile, string>> {
  const keys = { pdf: keyOf(invoice, 'pdf'), xml: keyOf(invoice, 'xml') };
  if (await ctx.files.exists(keys.pdf)) return keys;
  const [related] = invoice.correctsId
    ? await ctx.db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, invoice.correctsId))
    : [];
  const isCharged = await isChargedToCard(ctx, invoice);
  const { pdf, xml } = await makeInvoice(invoice, { relatedNumber: related?.number ?? null, isCharged });
  await ctx.files.put(keys.xml, xml);
  await ctx.files.put(keys.pdf, pdf);
  return keys;
}

/** Whether nobody has to pay it by hand: a next period of who pays by card. */
export async function isChargedToCard(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  { subscriptionId, settlement }: InvoiceRow,
): Promise<boolean> {
  if (!payments.stripe || !subscriptionId || settlement) return false;
  const [row] = await db
    .select({ payment: subscriptions.payment })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row?.payment === 'card';
}

export async function getInvoiceFile(
  ctx: Context,
  { id, file }: { id: string; file: InvoiceFile },
): Promise<{ name: string; content: Uint8Array }> {
  return readFile(ctx, await requireInvoice(ctx, id, 'billing.read'), file);
}

/** The document of any employer's invoice, for administrators. */
export async function getAnyInvoicePdf(ctx: Context, { id }: { id: string }) {
  await requirePermission(ctx, 'invoice.manage');
  const [invoice] = isId(id) ? await ctx.db.select().from(invoices).where(eq(invoices.id, id)) : [];
  if (!invoice) throw new DomainError('invoice.not_found');
  return readFile(ctx, invoice, 'pdf');
}

async function readFile(ctx: Context, invoice: InvoiceRow, file: InvoiceFile) {
  const keys = await keepInvoiceFiles(ctx, invoice);
  return { name: `${invoice.number}.${file}`, content: await ctx.files.getBytes(keys[file]) };
}
