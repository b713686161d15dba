import {
  INVOICES_PER_PAGE,
  type Invoice,
  type Invoices,
  type InvoicesQuery,
} from '@stellenvisite/contract/billing.schema';
import { invoices } from '@stellenvisite/db/schema/billing';
import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import type { OfEmployer } from './get-quote.ts';
import { toInvoice } from './invoice-view.ts';
import type { InvoiceRow } from './issue-invoice.ts';

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
