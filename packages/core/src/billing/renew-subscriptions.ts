import type { Tx } from '@stellenvisite/db/client';
import { subscriptions } from '@stellenvisite/db/schema/billing';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import { findAccount, findSubscription, lockAccount } from './billing-account.ts';
import { sumUp } from './decide-vat.ts';
import { endSubscription, pauseBeyondLimit } from './end-subscription.ts';
import { readPriceList } from './get-price-list.ts';
import { issueInvoice } from './issue-invoice.ts';
import { periodAfter } from './periods.ts';
import { priceOf, type SubscriptionRow } from './quote-order.ts';
import { chargeInvoiceJob } from './stripe/charge-invoice.job.ts';
import { publishBilling } from './tell-billing.ts';

/** What has come to the end of its period goes on or ends. Each on its own: one that fails does not keep the others. */
export async function renewSubscriptions(ctx: Context): Promise<void> {
  const today = berlinDay(ctx.now());
  const due = await ctx.db
    .select({ employerId: subscriptions.employerId })
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), lt(subscriptions.periodEnd, today)));
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
  const planId = nextPlanId ?? current.planId;
  const period = nextPlanId ? 'monthly' : current.period;
  const next = periodAfter(anchor, current.periodEnd, period);
  const agreed = nextPlanId ? null : current.agreedNet;
  const net = agreed ?? priceOf(await readPriceList(tx), planId, currency, period);
  await tx
    .update(subscriptions)
    .set({ planId, period, ...next, nextPlanId: null, agreedNet: agreed, periodNet: net })
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
