import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { invoices, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { defineThread } from '../platform/threads/run-in-thread.ts';
import { requirePermission } from '../require-permission.ts';
import { findAccount, toCustomerNumber } from './billing-account.ts';
import { hasXRechnung } from './document/has-xrechnung.ts';
import type { InvoiceDocument, InvoiceRequest } from './document/make-invoice.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { getOpenSum } from './open-sum.ts';
import { createSession } from './stripe/start-checkout.ts';

/** Fonts are unpacked and the data validated for each document: a quarter of a second, in which nobody else would be answered. */
const makeInvoice = defineThread<InvoiceRequest, InvoiceDocument>({
  file: new URL('./document/make-invoice.ts', import.meta.url),
  limits: { timeMs: 60_000, heapMb: 256, memoryMb: 512 },
  parallel: 1,
  waiting: 50,
  idleMs: 60_000,
});

export const INVOICE_FILES = ['pdf', 'xml', 'xrechnung'] as const;
export type InvoiceFile = (typeof INVOICE_FILES)[number];

const ENDINGS: Record<InvoiceFile, string> = { pdf: 'pdf', xml: 'xml', xrechnung: 'xrechnung.xml' };

const keyOf = ({ id, issuedOn }: InvoiceRow, file: InvoiceFile) =>
  `invoices/${issuedOn.slice(0, 4)}/${id}.${ENDINGS[file]}`;

type StoredFiles = { pdf: string; xml: string; xrechnung: string | null };

/** Creates and stores the files of an invoice once, so that later downloads equal what was sent. Returns the key of each file. */
export async function storeInvoiceFiles(ctx: Context, invoice: InvoiceRow): Promise<StoredFiles> {
  const keys: StoredFiles = {
    pdf: keyOf(invoice, 'pdf'),
    xml: keyOf(invoice, 'xml'),
    xrechnung: hasXRechnung(invoice) ? keyOf(invoice, 'xrechnung') : null,
  };
  if (await ctx.files.exists(keys.pdf)) return keys;
  const [related] = invoice.correctsId
    ? await ctx.db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, invoice.correctsId))
    : [];
  const isCharged = await isChargedToCard(ctx, invoice);
  const customerNumber = await findCustomerNumber(ctx, invoice.employerId);
  const about = { relatedNumber: related?.number ?? null, isCharged, customerNumber };
  const { pdf, xml, xrechnung } = await makeInvoice({ invoice, about });
  await ctx.files.put(keys.xml, xml);
  if (keys.xrechnung && xrechnung) await ctx.files.put(keys.xrechnung, xrechnung);
  await ctx.files.put(keys.pdf, pdf);
  return keys;
}

async function findCustomerNumber({ db }: Context, employerId: string | null): Promise<string | null> {
  const account = employerId ? await findAccount(db, employerId) : null;
  return account && toCustomerNumber(account);
}

/** Checks whether nobody has to pay it by hand: a next period of who pays by card. */
export async function isChargedToCard(
  { db, features: { payments } }: Pick<Context, 'db' | 'features'>,
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

/** Returns the document of any employer's invoice, for administrators. */
export async function getAnyInvoicePdf(ctx: Context, { id }: { id: string }) {
  await requirePermission(ctx, 'invoice.manage');
  const [invoice] = isId(id) ? await ctx.db.select().from(invoices).where(eq(invoices.id, id)) : [];
  if (!invoice) throw new DomainError('invoice.not_found');
  return readFile(ctx, invoice, 'pdf');
}

async function readFile(ctx: Context, invoice: InvoiceRow, file: InvoiceFile) {
  const keys = await storeInvoiceFiles(ctx, invoice);
  const key = keys[file];
  if (key === null) throw new DomainError('invoice.not_found');
  return { name: `${invoice.number}.${ENDINGS[file]}`, content: await ctx.files.getBytes(key) };
}

/** An invoice of an employer somebody acts for; another's is not found. */
async function requireInvoice(
  ctx: Context,
  id: string,
  action: 'billing.read' | 'billing.manage',
): Promise<InvoiceRow & { employerId: string }> {
  const [row] = isId(id) ? await ctx.db.select().from(invoices).where(eq(invoices.id, id)) : [];
  const employerId = row?.employerId ?? undefined;
  await requirePermission(ctx, action, { employerId, notFound: 'invoice.not_found' });
  if (!row || !employerId) throw new DomainError('invoice.not_found');
  return { ...row, employerId };
}

/** Pays an open invoice by card. */
export async function payInvoice(ctx: Context, { id }: { id: string }): Promise<{ url: string }> {
  const invoice = await requireInvoice(ctx, id, 'billing.manage');
  if (invoice.settlement || invoice.kind !== 'invoice') throw new DomainError('invoice.settled');
  const gross = await getOpenSum(ctx.db, invoice);
  const { url } = await createSession(ctx, {
    employerId: invoice.employerId,
    email: invoice.parties.buyer.email,
    gross,
    currency: invoice.currency,
    about: { invoiceId: id },
    key: `pay:${id}:${gross}:${ctx.now().toISOString().slice(0, 13)}`,
    back: `invoice=${id}`,
  });
  return { url };
}
