import type { Tx } from '@stellenvisite/db/client';
import { invoices } from '@stellenvisite/db/schema/billing';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findSubscription } from './billing-account.ts';
import { writeCorrection } from './correct-invoice.ts';
import { endSubscription } from './end-subscription.ts';
import type { OrderRow } from './fulfil-order.ts';
import { readCorrected } from './open-sum.ts';

type Reason = 'Erstattung' | 'Rückbuchung';

/** The money was given back, or the customer's bank has taken it: so is the invoice, and the plan that it paid for ends. */
export async function takeBackOrder(ctx: Context, tx: Tx, order: OrderRow, reason: Reason): Promise<void> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')))
    .for('update');
  // Who gives money back by hand has often corrected the invoice before.
  if (invoice && (await readCorrected(tx, invoice.id)).net < invoice.net)
    await writeCorrection(ctx, tx, invoice, { reason, net: null });
  const paidFor = order.sums.lines.find((line) => line.kind === 'plan');
  const current = await findSubscription(tx, order.employerId);
  if (current && paidFor?.kind === 'plan' && current.planId === paidFor.plan && current.periodEnd === paidFor.to)
    await endSubscription(ctx, tx, current);
}
