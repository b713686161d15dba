import type { AdminInvoice, CorrectInvoice } from '@stellenvisite/contract/admin-billing.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { invoices } from '@stellenvisite/db/schema/billing';
import { eq } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import { withVat } from './decide-vat.ts';
import { type InvoiceRow, issueInvoice } from './issue-invoice.ts';
import { loadAdminInvoice } from './list-all-invoices.ts';
import { readCorrected } from './open-sum.ts';
import { publishBilling } from './tell-billing.ts';

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
  return loadAdminInvoice(ctx, id);
}

/** With the row of the invoice locked. All that is left of it, or a part. */
export async function writeCorrection(
  ctx: Context,
  tx: Tx,
  invoice: InvoiceRow,
  { reason, net: part }: CorrectInvoice,
): Promise<void> {
  const before = await readCorrected(tx, invoice.id);
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
