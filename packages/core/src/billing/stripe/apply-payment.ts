import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { invoices, orders, stripeEvents } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { findSubscription, lockAccount } from '../billing-account.ts';
import { writeCorrection } from '../correct-invoice.ts';
import { canStillFulfil, fulfilOrder, type OrderRow } from '../fulfil-order.ts';
import { notifyCardFailed, notifyRefunded, publishBilling } from '../notify-billing.ts';
import { getCorrected, getOpenSum } from '../open-sum.ts';
import { endSubscription } from '../renew-subscriptions.ts';
import { syncCredits } from '../sync-credits.ts';
import { derivePayment, type Expected, type KnownFact, type PaymentState } from './derive-payment.ts';
import type { StripeNotice } from './read-stripe-event.ts';

export const refundPaymentJob = defineJob({
  name: 'billing.refund-payment',
  payload: z.object({ paymentId: z.string() }),
  options: {
    policy: 'standard',
    retryLimit: 10,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 120,
    notify: true,
  },
  handler: refundPayment,
});

type Reason = 'Erstattung' | 'Rückbuchung';

type Named = Pick<StripeNotice, 'paymentId' | 'orderId' | 'invoiceId' | 'fact'>;

/** Makes the order or the invoice what all that is known of its payment says. */
export async function applyPayment(ctx: Context, tx: Tx, notice: Named): Promise<void> {
  const { orderId, invoiceId } = await findSubject(tx, notice);
  if (orderId) await applyToOrder(ctx, tx, orderId, notice.paymentId);
  else if (invoiceId) await applyToInvoice(ctx, tx, invoiceId, notice);
}

/** Refunds and disputes name only the payment: an earlier or later event says what it is for. */
async function findSubject(tx: Tx, { paymentId, orderId, invoiceId }: Named) {
  if (orderId || invoiceId || !paymentId) return { orderId, invoiceId };
  const [known] = await tx
    .select({ orderId: stripeEvents.orderId, invoiceId: stripeEvents.invoiceId })
    .from(stripeEvents)
    .where(
      and(
        eq(stripeEvents.paymentId, paymentId),
        or(isNotNull(stripeEvents.orderId), isNotNull(stripeEvents.invoiceId)),
      ),
    )
    .limit(1);
  return known ?? { orderId: null, invoiceId: null };
}

type Subject = { orderId: string } | { invoiceId: string };

type NamedFact = KnownFact & { paymentId: string | null };

async function readFacts(tx: Tx, subject: Subject): Promise<NamedFact[]> {
  const isNamed =
    'orderId' in subject ? eq(stripeEvents.orderId, subject.orderId) : eq(stripeEvents.invoiceId, subject.invoiceId);
  const payments = tx
    .select({ paymentId: stripeEvents.paymentId })
    .from(stripeEvents)
    .where(and(isNamed, isNotNull(stripeEvents.paymentId)));
  const { fact, amount, currency, happenedAt, paymentId, receivedAt } = stripeEvents;
  const rows = await tx
    .select({ fact, amount, currency, happenedAt, paymentId })
    .from(stripeEvents)
    .where(or(isNamed, and(isNotNull(paymentId), inArray(paymentId, payments))))
    .orderBy(receivedAt);
  return rows.map((row) => ({ ...row, fact: row.fact as KnownFact['fact'] }));
}

async function applyToOrder(ctx: Context, tx: Tx, orderId: string, paymentId: string | null): Promise<void> {
  const [found] = await tx.select({ employerId: orders.employerId }).from(orders).where(eq(orders.id, orderId));
  if (!found) return;
  await lockAccount(ctx, tx, found.employerId);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) return;
  const state = derivePayment(await readFacts(tx, { orderId }), order.sums);
  const settled = await moveOrder(ctx, tx, order, state, paymentId);
  await syncCredits(ctx, tx, settled, settled.status === 'placed' && !state.isDisputed);
  await publishBilling(ctx, tx, order.employerId);
}

async function moveOrder(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  state: PaymentState,
  paymentId: string | null,
): Promise<OrderRow> {
  const setStatus = async (status: OrderRow['status']): Promise<OrderRow> => {
    await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
    return { ...order, status };
  };
  if (order.status === 'placed') {
    if (!state.isPaid || !(state.isRefunded || state.isLost)) return order;
    await refundOrder(ctx, tx, order, state.isRefunded ? 'Erstattung' : 'Rückbuchung');
    return setStatus('refunded');
  }
  if (order.status === 'refunded') return order;
  if (!state.isPaid) return state.isOver ? setStatus('expired') : order;
  if (state.isRefunded || state.isLost) return setStatus('refunded');
  if (await canStillFulfil(tx, order)) return fulfilOrder(ctx, tx, order);
  // Paid for something that another order has brought already: the money goes back.
  if (paymentId && (await giveBack(ctx, tx, paymentId))) {
    const { employerId, address, sums } = order;
    const { gross, currency } = sums;
    const { company, email } = address;
    await notifyRefunded(ctx, tx, { employerId, email, company, number: null, gross, currency });
  }
  return setStatus('refunded');
}

async function applyToInvoice(ctx: Context, tx: Tx, invoiceId: string, { fact }: Named): Promise<void> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update');
  if (!invoice) return;
  const least = await getOpenSum(tx, invoice);
  const facts = await readFacts(tx, { invoiceId });
  const paying = listPaying(facts, { ...invoice, least });
  const isSettled = paying.length > 0;
  const setSettled = (settlement: 'card' | null) =>
    tx
      .update(invoices)
      .set({ settlement, settledOn: settlement && berlinDay(ctx.now()) })
      .where(eq(invoices.id, invoiceId));
  if (isSettled && !invoice.settlement) await setSettled('card');
  // Nothing is owed any more of what was taken back as a whole, whatever becomes of its money.
  else if (!isSettled && invoice.settlement === 'card' && least > 0) await setSettled(null);
  const wasPaidOtherwise = invoice.settlement !== null && invoice.settlement !== 'card';
  for (const paymentId of paying.slice(wasPaidOtherwise ? 0 : 1)) {
    if (!(await giveBack(ctx, tx, paymentId))) continue;
    const { employerId, parties, number, currency } = invoice;
    const { company, email } = parties.buyer;
    const gross =
      facts.find((known) => known.paymentId === paymentId && known.fact === 'paid')?.amount ?? invoice.gross;
    await notifyRefunded(ctx, tx, { employerId, email, company, number, gross, currency });
  }
  if (fact === 'failed' && !isSettled && !invoice.settlement) await notifyCardFailed(ctx, tx, invoice);
  if (invoice.employerId) await publishBilling(ctx, tx, invoice.employerId);
}

/** Refunds a payment that pays nothing. Answers whether the refund begins now: later events of the payment find it under way. */
async function giveBack(ctx: Context, tx: Tx, paymentId: string): Promise<boolean> {
  await ctx.queue.enqueue(tx, refundPaymentJob, { paymentId }, { key: paymentId });
  const isOfPayment = eq(stripeEvents.paymentId, paymentId);
  if ((await tx.$count(stripeEvents, and(isOfPayment, isNotNull(stripeEvents.givenBackAt)))) > 0) return false;
  await tx.update(stripeEvents).set({ givenBackAt: ctx.now() }).where(isOfPayment);
  return true;
}

/** Lists the payments whose money is with us, the first one first. A card may be charged while the customer pays on the payment page. */
function listPaying(facts: readonly NamedFact[], expected: Expected): string[] {
  const ids = new Set(facts.flatMap(({ paymentId }) => paymentId ?? []));
  const firstOf = (id: string) =>
    Math.min(
      ...facts.filter(({ paymentId, fact }) => paymentId === id && fact === 'paid').map((paid) => +paid.happenedAt),
    );
  return [...ids]
    .filter((id) => {
      const ofPayment = facts.filter(({ paymentId }) => paymentId === id);
      const { isPaid, isRefunded, isDisputed } = derivePayment(ofPayment, expected);
      return isPaid && !isRefunded && !isDisputed;
    })
    .sort((one, other) => firstOf(one) - firstOf(other) || one.localeCompare(other));
}

/** The money was given back, or the customer's bank has taken it: so is the invoice, and the plan that it paid for ends. */
async function refundOrder(ctx: Context, tx: Tx, order: OrderRow, reason: Reason): Promise<void> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')))
    .for('update');
  // An administrator who refunds by hand has often corrected the invoice before.
  if (invoice && (await getCorrected(tx, invoice.id)).net < invoice.net)
    await writeCorrection(ctx, tx, invoice, { reason, net: null });
  const paidFor = order.sums.lines.find((line) => line.kind === 'plan');
  const current = await findSubscription(tx, order.employerId);
  if (current && paidFor?.kind === 'plan' && current.planId === paidFor.plan && current.periodEnd === paidFor.to)
    await endSubscription(ctx, tx, current);
}

/** The key makes a second attempt the same refund. */
async function refundPayment(ctx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  await ctx.features.payments.stripe?.refunds.create(
    { payment_intent: paymentId, reason: 'duplicate' },
    { idempotencyKey: `refund:${paymentId}` },
  );
}
