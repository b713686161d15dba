import type {
  AdminInvoice,
  AdminInvoices,
  AdminInvoicesFilters,
  AdminInvoicesQuery,
} from '@stellenvisite/contract/billing/admin-billing.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../export-list.ts';
import { requirePermission } from '../require-permission.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { withRelated } from './list-invoices.ts';

const PER_PAGE = 25;

const HEADINGS = {
  de: ['Nummer', 'Art', 'Datum', 'Fällig', 'Rechnung an', 'Netto', 'USt', 'Brutto', 'Währung', 'Stand', 'Bezahlt am'],
  en: ['Number', 'Kind', 'Date', 'Due', 'Invoice to', 'Net', 'VAT', 'Gross', 'Currency', 'State', 'Paid on'],
};

/** Of all employers, for administrators. */
export async function listAllInvoices(ctx: Context, { page, ...filters }: AdminInvoicesQuery): Promise<AdminInvoices> {
  await requirePermission(ctx, 'invoice.manage');
  const rows = await selectInvoices(ctx, filters, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return {
    items: await toAdmin(ctx, rows),
    total: await ctx.db.$count(invoices, toCondition(ctx, filters)),
    page,
    pageSize: PER_PAGE,
  };
}

/** For bookkeeping. */
export async function exportInvoices(ctx: Context, filters: AdminInvoicesFilters): Promise<string> {
  await requirePermission(ctx, 'invoice.manage');
  const rows = await toAdmin(ctx, await selectInvoices(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 }));
  return exportList(ctx, {
    action: 'invoices.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map(({ number, kind, issuedOn, dueOn, company, net, vat, gross, currency, state, paidOn }) => [
      number,
      kind,
      formatDate(issuedOn),
      formatDate(dueOn),
      company,
      net / 100,
      vat / 100,
      gross / 100,
      currency,
      state,
      paidOn && formatDate(paidOn),
    ]),
  });
}

function selectInvoices(
  ctx: Context,
  filters: AdminInvoicesFilters,
  { limit, offset }: { limit: number; offset: number },
) {
  return ctx.db
    .select()
    .from(invoices)
    .where(toCondition(ctx, filters))
    .orderBy(desc(invoices.issuedOn), desc(invoices.createdAt), desc(invoices.number))
    .limit(limit)
    .offset(offset);
}

const toCondition = (ctx: Context, { state, q }: AdminInvoicesFilters): SQL | undefined =>
  and(inState(ctx, state), q ? isNamed(q) : undefined);

export async function getAdminInvoice(ctx: Context, id: string): Promise<AdminInvoice> {
  const [invoice] = await toAdmin(ctx, await ctx.db.select().from(invoices).where(eq(invoices.id, id)));
  if (!invoice) throw new DomainError('invoice.not_found');
  return invoice;
}

function inState(ctx: Context, state: AdminInvoicesFilters['state']): SQL | undefined {
  const isOpen = and(eq(invoices.kind, 'invoice'), isNull(invoices.settlement));
  if (state === 'open') return isOpen;
  if (state === 'overdue') return and(isOpen, lt(invoices.dueOn, berlinDay(ctx.now())));
  if (state === 'correction') return eq(invoices.kind, 'correction');
  return state === 'paid' ? and(eq(invoices.kind, 'invoice'), isNotNull(invoices.settlement)) : undefined;
}

function isNamed(text: string): SQL | undefined {
  const pattern = toLikePattern(text);
  return or(ilike(invoices.number, pattern), sql`${invoices.parties} #>> '{buyer,company}' ilike ${pattern}`);
}

async function toAdmin(ctx: Context, rows: readonly InvoiceRow[]): Promise<AdminInvoice[]> {
  const shown = await withRelated(ctx, rows);
  return rows.flatMap(({ employerId, parties, reminders }, index) => {
    const invoice = shown[index];
    return invoice ? [{ ...invoice, employerId, company: parties.buyer.company, reminders }] : [];
  });
}
