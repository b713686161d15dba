import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { planPriceChanges } from '@stellenvisite/db/schema/billing/plan-prices';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { isEmployerActive } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { getJobQuota } from '../employers/plan/job-places.ts';
import { writePostingEvent } from '../jobs/postings/create-posting.ts';
import { lockPostings } from '../jobs/postings/open-posting.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../platform/queue/define-job.ts';
import { renewPages } from '../platform/settings/renew-pages.ts';
import { findAccount, findSubscription, lockAccount } from './billing-account.ts';
import { sumUp } from './decide-vat.ts';
import { issueInvoice } from './issue-invoice.ts';
import { notifyPlanEnded, publishBilling } from './notify-billing.ts';
import { getPriceBook, goingOn, renewalNet } from './price-book.ts';
import { periodAfter, type SubscriptionRow } from './quote-order.ts';
import { chargeInvoiceJob } from './stripe/charge-invoice.ts';

/** Renews or ends the subscriptions whose period is over. Each is processed separately, so that a failure does not affect the others. */
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
  const isActive = (await tx.$count(employers, and(eq(employers.id, employerId), isEmployerActive()))) > 0;
  if (current.renews && isActive) await beginPeriod(ctx, tx, current);
  else await endSubscription(ctx, tx, current);
  await publishBilling(ctx, tx, employerId);
}

async function beginPeriod(ctx: Context, tx: Tx, current: SubscriptionRow): Promise<void> {
  const { id, employerId, anchor, currency, nextPlanId, payment } = current;
  const { plan: planId, period, agreedNet, bookedAt } = goingOn(current);
  const next = periodAfter(anchor, current.periodEnd, period);
  const net = renewalNet(await getPriceBook(tx), current, next.periodStart);
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

export const renewSubscriptionsJob = defineJob({
  name: 'billing.renew-subscriptions',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '10 * * * *',
  handler: renewSubscriptions,
});

/** The plan ends, and with it what was public because of it. Under the lock of the account. */
export async function endSubscription(
  ctx: Context,
  tx: Tx,
  { id, employerId, planId }: SubscriptionRow,
): Promise<void> {
  await tx.update(subscriptions).set({ endedAt: ctx.now() }).where(eq(subscriptions.id, id));
  const paused = await pauseBeyondLimit(ctx, tx, employerId);
  await notifyPlanEnded(ctx, tx, { employerId, planId, paused });
}

/** Pauses the jobs beyond the limit of the plan and returns their number. The jobs that end last stay public. */
export async function pauseBeyondLimit(ctx: Context, tx: Tx, employerId: string): Promise<number> {
  const now = ctx.now();
  const { used, of, isStartUsed } = await getJobQuota(tx, employerId, now);
  const excess = used - (isStartUsed ? 0 : of);
  if (excess < 1) return 0;
  const live = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'), gt(jobs.validThrough, now)))
    .orderBy(desc(jobs.validThrough), desc(jobs.id));
  const ids = live.slice(Math.max(0, live.length - excess)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await lockPostings(tx, ids);
  await tx.update(jobs).set({ status: 'paused', updatedAt: now }).where(inArray(jobs.id, ids));
  await tx.update(jobPostings).set({ pausedAt: now }).where(inArray(jobPostings.id, ids));
  for (const postingId of ids) await writePostingEvent(tx, { postingId, kind: 'paused', byUserId: null, at: now });
  return ids.length;
}
