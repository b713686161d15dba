import type { AdminInvoice, CorrectInvoice } from '@stellenvisite/contract/billing/admin-billing.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requirePermission } from '../require-permission.ts';
import { withVat } from './decide-vat.ts';
import { type InvoiceRow, issueInvoice } from './issue-invoice.ts';
import { getAdminInvoice } from './list-all-invoices.ts';
import { publishBilling } from './notify-billing.ts';
import { getCorrected } from './open-sum.ts';

/** An invoice is not changed: a second document takes back what was too much. */
export async function correctInvoice(
  ctx: Context,
  { id, ...correction }: CorrectInvoice & { id: string },
): Promise<AdminInvoice> {
  await requirePermission(ctx, 'invoice.manage');
  if (!isId(id)) throw new DomainError('invoice.not_found');
  await ctx.db.transaction(async (tx) => {
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
    if (invoice?.kind !== 'invoice') throw new DomainError('invoice.not_found');
    await writeCorrection(ctx, tx, invoice, correction);
    await recordAdminAct(ctx, tx, {
      action: 'invoice.corrected',
      subject: { kind: 'invoice', id, label: invoice.number },
      after: { reason: correction.reason, net: correction.net },
    });
    if (invoice.employerId) await publishBilling(ctx, tx, invoice.employerId);
  });
  return getAdminInvoice(ctx, id);
}

/** With the row of the invoice locked. All that is left of it, or a part. */
export async function writeCorrection(
  ctx: Context,
  tx: Tx,
  invoice: InvoiceRow,
  { reason, net: part }: CorrectInvoice,
): Promise<void> {
  const before = await getCorrected(tx, invoice.id);
  const left = invoice.net - before.net;
  const net = part ?? left;
  if (net < 1 || net > left) throw new DomainError('invoice.correction_too_large');
  const isAll = net === left;
  // The tax of all parts so far without that of the earlier ones: so each is right to the cent, and together they are the invoice's.
  const vat = withVat(before.net + net, invoice.vatPercent).vat - before.vat;
  const { currency, vatCase, vatPercent, employerId, parties } = invoice;
  await issueInvoice(ctx, tx, {
    kind: 'correction',
    employerId,
    correctsId: invoice.id,
    sums: {
      lines: [{ kind: 'correction', reason, net: -net }],
      net: -net,
      vat: -vat,
      gross: -(net + vat),
      currency,
      vatCase,
      vatPercent,
    },
    buyer: parties.buyer,
    settlement: 'offset',
  });
  if (isAll && !invoice.settlement)
    await tx
      .update(invoices)
      .set({ settlement: 'offset', settledOn: berlinDay(ctx.now()) })
      .where(eq(invoices.id, invoice.id));
}
