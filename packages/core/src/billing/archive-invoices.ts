import type { Readable } from 'node:stream';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { requirePermission } from '../require-permission.ts';
import { storeInvoiceFiles } from './invoice-file.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import type { OfEmployer } from './list-invoices.ts';

/** A document for an archive; drawn, where nobody has requested it before, when its turn comes. */
export type ArchivedInvoice = { path: string; open: () => Promise<Readable> };

const WORDS = { invoice: 'Rechnung', correction: 'Rechnungskorrektur' };
/** Companies name themselves: nothing of it may be a folder. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const NAME_LENGTH = 80;

/** Returns all invoices of an employer, the oldest first. */
export async function archiveOwnInvoices(ctx: Context, { employerId: asked }: OfEmployer): Promise<ArchivedInvoice[]> {
  const { employerId } = await requireActingEmployer(ctx, 'billing.read', asked);
  const rows = await selectInvoices(ctx, eq(invoices.employerId, employerId));
  return rows.map((row) => toArchived(ctx, row, `${WORDS[row.kind]} ${row.number}`));
}

/** Returns the invoices of all employers that were issued in a month such as 2026-11, for bookkeeping. */
export async function archiveMonth(ctx: Context, { month }: { month: string }): Promise<ArchivedInvoice[]> {
  await requirePermission(ctx, 'invoice.manage');
  const first = `${month}-01`;
  const rows = await selectInvoices(
    ctx,
    and(gte(invoices.issuedOn, first), lt(invoices.issuedOn, firstOfNextMonth(first))),
  );
  await recordAdminAct(ctx, ctx.db, { action: 'invoices.archived', after: { month, rows: rows.length } });
  return rows.map((row) =>
    toArchived(ctx, row, `${WORDS[row.kind]} ${row.number} ${row.parties.buyer.company.slice(0, NAME_LENGTH)}`),
  );
}

async function selectInvoices(ctx: Context, where: SQL | undefined): Promise<InvoiceRow[]> {
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(asc(invoices.issuedOn), desc(invoices.kind), asc(invoices.number));
  if (rows.length === 0) throw new DomainError('invoice.none');
  return rows;
}

const toArchived = (ctx: Context, row: InvoiceRow, name: string): ArchivedInvoice => ({
  path: `${name.replaceAll(UNSAFE, '_').trim()}.pdf`,
  open: async () => ctx.files.getStream((await storeInvoiceFiles(ctx, row)).pdf),
});

function firstOfNextMonth(first: string): string {
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1);
  return day.toISOString().slice(0, 10);
}
