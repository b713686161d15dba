import type { PriceList } from '@stellenvisite/contract/billing.schema';
import type { Tx } from '@stellenvisite/db/client';
import { plans, subscriptions } from '@stellenvisite/db/schema/billing';
import { planPriceChanges, planPriceNotices } from '@stellenvisite/db/schema/plan-prices';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import { renewPages } from '../settings/renew-pages.ts';
import { toAmounts } from './announce-prices.ts';
import { readPriceList } from './get-price-list.ts';
import { firstRenewal, listPrices, type PriceChangeRow, readPriceBook, renewalNet } from './price-book.ts';
import { tellPriceWithdrawn } from './tell-billing.ts';

/** Takes an announced price back, until the first day on which a running plan would pay it. Who was told of it is told again. */
export async function withdrawPrice(ctx: Context, { id }: { id: number }): Promise<PriceList> {
  await requirePermission(ctx, 'plan.manage');
  return ctx.db.transaction(async (tx) => {
    const change = await withdraw(ctx, tx, id);
    const { planId: plan, prices, ordersFrom, renewalsFrom } = change;
    const book = await readPriceBook(tx);
    await recordAdminAct(ctx, tx, {
      action: 'plan.price_withdrawn',
      subject: { kind: 'plan', id: plan, label: plan },
      before: { ...toAmounts(prices), ordersFrom, renewalsFrom },
      after: toAmounts(listPrices(book, plan, ordersFrom)),
    });
    await tellWithdrawal(ctx, tx, change);
    await renewPages(tx);
    return readPriceList(tx, ctx.now());
  });
}

/** Under the lock of the plan's row, which every order of it waits for. */
async function withdraw(ctx: Context, tx: Tx, id: number): Promise<PriceChangeRow> {
  const isAnnounced = and(eq(planPriceChanges.id, id), isNull(planPriceChanges.withdrawnAt));
  const [known] = await tx.select().from(planPriceChanges).where(isAnnounced);
  if (!known) throw new DomainError('plan.price_not_found');
  const today = berlinDay(ctx.now());
  if (known.renewalsFrom <= today) throw new DomainError('plan.price_in_force');
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, known.planId)).for('update');
  const [withdrawn] = await tx.update(planPriceChanges).set({ withdrawnAt: ctx.now() }).where(isAnnounced).returning();
  if (!withdrawn) throw new DomainError('plan.price_not_found');
  return withdrawn;
}

/** Whose price is another one because of it; also who has cancelled since, perhaps because of the price. */
async function tellWithdrawal(ctx: Context, tx: Tx, change: PriceChangeRow): Promise<void> {
  const told = await tx
    .select({ row: subscriptions })
    .from(planPriceNotices)
    .innerJoin(subscriptions, eq(subscriptions.id, planPriceNotices.subscriptionId))
    .where(and(eq(planPriceNotices.changeId, change.id), isNull(subscriptions.endedAt)))
    .orderBy(asc(subscriptions.id));
  const book = await readPriceBook(tx);
  const announced = { ...change, withdrawnAt: null };
  const bookBefore = { ...book, changes: book.changes.map((each) => (each.id === change.id ? announced : each)) };
  for (const { row } of told) {
    const day = firstRenewal(row, change.renewalsFrom);
    const [before, after] = [renewalNet(bookBefore, row, day), renewalNet(book, row, day)];
    if (before === null || after === null || before === after) continue;
    const { employerId, currency, cancelledAt, periodEnd } = row;
    const endsOn = cancelledAt ? periodEnd : null;
    await tellPriceWithdrawn(ctx, tx, { employerId, plan: change.planId, before, after, currency, day, endsOn });
  }
}
