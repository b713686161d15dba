import type { Tx } from '@stellenvisite/db/client';
import { subscriptions } from '@stellenvisite/db/schema/billing';
import { planPriceChanges } from '@stellenvisite/db/schema/plan-prices';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import { renewPages } from '../settings/renew-pages.ts';
import { findAccount, findSubscription, lockAccount } from './billing-account.ts';
import { sumUp } from './decide-vat.ts';
import { endSubscription, pauseBeyondLimit } from './end-subscription.ts';
import { issueInvoice } from './issue-invoice.ts';
import { periodAfter } from './periods.ts';
import { goingOn, readPriceBook, renewalNet } from './price-book.ts';
import type { SubscriptionRow } from './quote-order.ts';
import { chargeInvoiceJob } from './stripe/charge-invoice.job.ts';
import { publishBilling } from './tell-billing.ts';

/** What has come to the end of its period goes on or ends. Each on its own: one that fails does not keep the others. */
export async function renewSubscriptions(ctx: Context): Promise<void> {
  const today = berlinDay(ctx.now());
  const due = await ctx.db
    .select({ employerId: subscriptions.employerId })
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), lt(subscriptions.periodEnd, today)));
  // The price list that everybody sees changes today.
  if (await ctx.db.$count(planPriceChanges, eq(planPriceChanges.ordersFrom, today)))
    await ctx.db.transaction(renewPages);
  for (const { employerId } of due) {
    try {
      await ctx.db.transaction((tx) => renew(ctx, tx, employerId, today));
    } catch (error) {
      ctx.log.error({ err: error, employerId }, 'a plan could not be renewed');
    }
  }
}

async function renew(ctx: Context, tx: Tx, employerId: string, today: string): Promise<void> {
  await lockAccount(ctx, tx, employerId);
  const current = await findSubscription(tx, employerId);
  if (!current || current.periodEnd >= today) return;
  if (current.renews) await beginPeriod(ctx, tx, current);
  else await endSubscription(ctx, tx, current);
  await publishBilling(ctx, tx, employerId);
}

async function beginPeriod(ctx: Context, tx: Tx, current: SubscriptionRow): Promise<void> {
  const { id, employerId, anchor, currency, nextPlanId, payment } = current;
  const { plan: planId, period, agreedNet, bookedAt } = goingOn(current);
  const next = periodAfter(anchor, current.periodEnd, period);
  const net = renewalNet(await readPriceBook(tx), current, next.periodStart);
  if (net === null) throw new DomainError('order.not_for_sale');
  await tx
    .update(subscriptions)
    .set({ planId, period, ...next, bookedAt, nextPlanId: null, nextBookedAt: null, agreedNet, periodNet: net })
    .where(eq(subscriptions.id, id));
  if (nextPlanId) await pauseBeyondLimit(ctx, tx, employerId);
  const buyer = (await findAccount(tx, employerId))?.address;
  if (net === 0 || !buyer) return;
  const { periodStart: from, periodEnd: to } = next;
  const sums = sumUp([{ kind: 'plan', plan: planId, period, from, to, net }], buyer);
  const subscription = { subscriptionId: id, periodStart: from };
  const invoice = await issueInvoice(ctx, tx, { employerId, subscription, sums: { ...sums, currency }, buyer });
  if (payment === 'card') await ctx.queue.enqueue(tx, chargeInvoiceJob, { invoiceId: invoice.id }, { key: invoice.id });
}
