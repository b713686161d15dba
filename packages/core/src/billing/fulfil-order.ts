import { randomUUID } from 'node:crypto';
import { isLargerPlan } from '@stellenvisite/contract/billing/billing';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { orders, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { notifyComingPrices } from './announce-prices.ts';
import { findSubscription } from './billing-account.ts';
import { issueInvoice } from './issue-invoice.ts';
import { notifyOrderPlaced } from './notify-billing.ts';
import { goingOn, wasOrderedFor } from './price-book.ts';
import { firstPeriod } from './quote-order.ts';
import { syncCredits } from './sync-credits.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Brings an order into force: plan, credits and invoice, in the transaction that holds the employer's account. */
export async function fulfilOrder(ctx: Context, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const [placed] = await tx
    .update(orders)
    .set({ status: 'placed', placedAt: ctx.now() })
    .where(eq(orders.id, order.id))
    .returning();
  if (!placed) throw new Error('the order is gone');
  await bringPlan(ctx, tx, placed);
  await syncCredits(ctx, tx, placed, true);
  const { sums, address, employerId, payment } = placed;
  const settlement = payment === 'card' && sums.gross > 0 ? 'card' : null;
  if (sums.lines.length > 0)
    await issueInvoice(ctx, tx, { employerId, orderId: placed.id, sums, buyer: address, settlement });
  await notifyOrderPlaced(ctx, tx, placed);
  if (placed.content.plan) await notifyPrices(ctx, tx, employerId);
  return placed;
}

/** A price that was announced before, and counts later for what is ordered now. */
async function notifyPrices(ctx: Context, tx: Tx, employerId: string): Promise<void> {
  const row = await findSubscription(tx, employerId);
  if (!row) return;
  const { bookedAt } = goingOn(row);
  const today = berlinDay(ctx.now());
  await notifyComingPrices(ctx, tx, row, (change) => change.renewalsFrom > today && !wasOrderedFor(change, bookedAt));
}

async function bringPlan(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const { employerId, content, payment, sums, createdAt } = order;
  const { plan, period } = content;
  if (!plan) return;
  const current = await findSubscription(tx, employerId);
  if (current && !sums.lines.some(({ kind }) => kind === 'plan')) {
    const goesOn = { nextPlanId: plan, nextBookedAt: createdAt, renews: true, cancelledAt: null, cancelledBy: null };
    await tx.update(subscriptions).set(goesOn).where(eq(subscriptions.id, current.id));
    return;
  }
  const today = berlinDay(ctx.now());
  const values = {
    planId: plan,
    period,
    payment,
    currency: sums.currency,
    agreedNet: null,
    bookedAt: createdAt,
    periodNet: sums.lines.find(({ kind }) => kind === 'plan')?.net ?? 0,
    anchor: today,
    ...firstPeriod(today, period),
    renews: period === 'monthly',
    nextPlanId: null,
    nextBookedAt: null,
    cancelledAt: null,
    cancelledBy: null,
  };
  if (current) await tx.update(subscriptions).set(values).where(eq(subscriptions.id, current.id));
  else
    await tx
      .insert(subscriptions)
      .values({ id: randomUUID(), employerId, since: today, createdAt: ctx.now(), ...values });
}

/** Checks whether what a late payment is for can still be given: another order may have come before it. */
export async function canStillFulfil(tx: Tx, order: OrderRow): Promise<boolean> {
  const { employerId, content, sums } = order;
  const { plan, period } = content;
  if (await isBoughtSince(tx, order)) return false;
  if (!plan) return true;
  const current = await findSubscription(tx, employerId);
  const credit = sums.lines.find((line) => line.kind === 'credit');
  if (!current) return credit === undefined;
  if (credit) return current.planId === credit.plan && current.periodEnd === credit.to;
  return isLargerPlan(plan, current.planId) || (plan === current.planId && period !== current.period);
}

/** Begun in two tabs or begun again: what a later order has brought is not bought a second time. */
async function isBoughtSince(tx: Tx, { id, employerId, content, createdAt }: OrderRow): Promise<boolean> {
  const since = await tx
    .select({ content: orders.content })
    .from(orders)
    .where(
      and(
        eq(orders.employerId, employerId),
        ne(orders.id, id),
        eq(orders.status, 'placed'),
        gt(orders.placedAt, createdAt),
      ),
    );
  const wanted = new Set(content.products.map(({ product }) => product));
  return since.some((other) => other.content.products.some(({ product }) => wanted.has(product)));
}
