import type { Billing } from '@stellenvisite/contract/billing/billing.schema';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { lockActiveEmployers } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { notifyComingPrices } from './announce-prices.ts';
import { findSubscription, lockAccount, raiseVersion } from './billing-account.ts';
import { loadBilling } from './get-billing.ts';
import type { OfEmployer } from './list-invoices.ts';
import { notifyCancelled, publishBilling } from './notify-billing.ts';

/** To the end of the period that runs. The confirmation goes out at once, as § 312k BGB wants it of contracts with consumers. */
export async function cancelSubscription(ctx: Context, { employerId: asked }: OfEmployer): Promise<Billing> {
  const { person, employerId } = await requireActingEmployer(ctx, 'billing.manage', asked);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(ctx, tx, employerId);
    const [cancelled] = await tx
      .update(subscriptions)
      .set({ cancelledAt: ctx.now(), cancelledBy: person.userId, renews: false, nextPlanId: null, nextBookedAt: null })
      .where(
        and(eq(subscriptions.employerId, employerId), isNull(subscriptions.endedAt), isNull(subscriptions.cancelledAt)),
      )
      .returning();
    if (!cancelled) {
      if (await findSubscription(tx, employerId)) return;
      throw new DomainError('billing.no_subscription');
    }
    await raiseVersion(ctx, tx, employerId);
    await ctx.audit(tx, { action: 'subscription.cancelled', userId: person.userId, sessionId: person.sessionId });
    await notifyCancelled(ctx, tx, { ...cancelled, userId: person.userId });
    await publishBilling(ctx, tx, employerId);
  });
  return loadBilling(ctx, employerId);
}

/** Until it has ended a cancellation can be taken back. */
export async function resumeSubscription(ctx: Context, { employerId: asked }: OfEmployer): Promise<Billing> {
  const { person, employerId } = await requireActingEmployer(ctx, 'billing.manage', asked);
  await ctx.db.transaction(async (tx) => {
    await lockActiveEmployers(tx, employerId);
    await lockAccount(ctx, tx, employerId);
    const current = await findSubscription(tx, employerId);
    if (!current) throw new DomainError('billing.no_subscription');
    const [resumed] = await tx
      .update(subscriptions)
      .set({ cancelledAt: null, cancelledBy: null, renews: current.period === 'monthly' || current.agreedNet !== null })
      .where(and(eq(subscriptions.id, current.id), isNotNull(subscriptions.cancelledAt)))
      .returning();
    const { cancelledAt } = current;
    if (resumed && cancelledAt)
      await notifyComingPrices(ctx, tx, resumed, ({ announcedAt }) => announcedAt > cancelledAt);
    await raiseVersion(ctx, tx, employerId);
    await ctx.audit(tx, { action: 'subscription.resumed', userId: person.userId, sessionId: person.sessionId });
    await publishBilling(ctx, tx, employerId);
  });
  return loadBilling(ctx, employerId);
}
