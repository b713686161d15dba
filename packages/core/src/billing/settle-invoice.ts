import type { AdminInvoice } from '@stellenvisite/contract/billing/admin-billing.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requirePermission } from '../require-permission.ts';
import { getAdminInvoice } from './list-all-invoices.ts';
import { publishBilling } from './notify-billing.ts';

/** A transfer has come. */
export async function settleInvoice(
  ctx: Context,
  { id, paidOn }: { id: string; paidOn: string },
): Promise<AdminInvoice> {
  await requirePermission(ctx, 'invoice.manage');
  if (!isId(id)) throw new DomainError('invoice.not_found');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(invoices)
      .set({ settlement: 'transfer', settledOn: paidOn })
      .where(and(eq(invoices.id, id), eq(invoices.kind, 'invoice'), isNull(invoices.settlement)))
      .returning();
    if (!row) {
      const [known] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id));
      throw new DomainError(known ? 'invoice.settled' : 'invoice.not_found');
    }
    await recordAdminAct(ctx, tx, {
      action: 'invoice.paid',
      subject: { kind: 'invoice', id, label: row.number },
      after: { paidOn },
    });
    if (row.employerId) await publishBilling(ctx, tx, row.employerId);
  });
  return getAdminInvoice(ctx, id);
}
