import type { InvoiceState } from '@stellenvisite/contract/billing/billing';
import {
  INVOICES_PER_PAGE,
  type Invoice,
  type Invoices,
  type InvoicesQuery,
  type Quote,
  type QuoteRequest,
} from '@stellenvisite/contract/billing/billing.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { findAccount, findSubscription } from './billing-account.ts';
import { hasXRechnung } from './document/has-xrechnung.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { getPriceBook, renewalPrices } from './price-book.ts';
import { quoteOrder } from './quote-order.ts';
import { readPriceList } from './withdraw-price.ts';

type Related = { relatedNumber: string | null; isCorrected: boolean; corrected: number };

export async function listInvoices(
  ctx: Context,
  { employerId: asked, page, sort }: OfEmployer & InvoicesQuery,
): Promise<Invoices> {
  const { employerId } = await requireActingEmployer(ctx, 'billing.read', asked);
  const isOwn = eq(invoices.employerId, employerId);
  const inOrder = sort === 'issuedOn' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(isOwn)
    .orderBy(inOrder(invoices.issuedOn), inOrder(invoices.createdAt), inOrder(invoices.number))
    .limit(INVOICES_PER_PAGE)
    .offset((page - 1) * INVOICES_PER_PAGE);
  return {
    items: await withRelated(ctx, rows),
    total: await ctx.db.$count(invoices, isOwn),
    page,
    pageSize: INVOICES_PER_PAGE,
  };
}

/** Each with the number of what it corrects, or of what corrects it. */
export async function withRelated(ctx: Context, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const corrected = rows.flatMap(({ correctsId }) => correctsId ?? []);
  const related = await ctx.db
    .select({ id: invoices.id, number: invoices.number, correctsId: invoices.correctsId, gross: invoices.gross })
    .from(invoices)
    .where(or(inArray(invoices.correctsId, ids), corrected.length > 0 ? inArray(invoices.id, corrected) : undefined));
  const today = berlinDay(ctx.now());
  return rows.map((row) => {
    const corrections = related.filter(({ correctsId }) => correctsId === row.id);
    const origin = related.find(({ id }) => id === row.correctsId);
    return toInvoice(row, today, {
      relatedNumber: origin?.number ?? corrections[0]?.number ?? null,
      isCorrected: corrections.length > 0,
      corrected: -corrections.reduce((sum, { gross }) => sum + gross, 0),
    });
  });
}

function toInvoice(row: InvoiceRow, today: string, related: Related): Invoice {
  const { id, number, kind, issuedOn, dueOn, lines, net, vat, gross, currency, vatCase, vatPercent } = row;
  const { relatedNumber, isCorrected, corrected } = related;
  const isOpen = kind === 'invoice' && row.settlement === null;
  return {
    id,
    number,
    kind,
    issuedOn,
    dueOn,
    lines,
    net,
    vat,
    gross,
    currency,
    vatCase,
    vatPercent,
    state: stateOfInvoice(row, today, isCorrected),
    open: isOpen ? gross - corrected : 0,
    paidOn: row.settledOn,
    relatedNumber,
    reference: row.parties.buyer.reference,
    costCentre: row.parties.buyer.costCentre ?? null,
    hasXRechnung: hasXRechnung(row),
  };
}

function stateOfInvoice(
  { kind, settlement, dueOn }: Pick<InvoiceRow, 'kind' | 'settlement' | 'dueOn'>,
  today: string,
  isCorrected: boolean,
): InvoiceState {
  if (kind === 'correction') return 'offset';
  if (settlement === 'offset' && isCorrected) return 'corrected';
  if (settlement) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}

export type OfEmployer = { employerId?: string | undefined };

export async function getQuote(ctx: Context, input: QuoteRequest & OfEmployer): Promise<Quote> {
  const { employerId: asked, country, vatId, ...content } = input;
  const { employerId } = await requireActingEmployer(ctx, 'billing.read', asked);
  const account = await findAccount(ctx.db, employerId);
  const book = await getPriceBook(ctx.db);
  const quote = quoteOrder({
    content,
    address: { country, vatId },
    priceList: await readPriceList(ctx.db, ctx.now()),
    laterPrices: (plan, on) => renewalPrices(book, plan, { on, bookedAt: ctx.now() }),
    current: await findSubscription(ctx.db, employerId),
    today: berlinDay(ctx.now()),
  });
  return { ...quote, version: account?.version ?? 0 };
}
