import { isId } from '@stellenvisite/contract/ids.schema';
import { invoices } from '@stellenvisite/db/schema/billing';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { readOpenSum } from './open-sum.ts';
import { createSession } from './stripe/start-checkout.ts';

/** An invoice of an employer somebody acts for; another's is not found. */
export async function requireInvoice(
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
  const gross = await readOpenSum(ctx.db, invoice);
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
