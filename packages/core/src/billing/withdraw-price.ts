import { VAT_PERCENT } from '@stellenvisite/contract/billing/billing';
import type { PriceList } from '@stellenvisite/contract/billing/billing.schema';
import { PLAN_IDS } from '@stellenvisite/contract/billing/plans';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Db, Tx } from '@stellenvisite/db/client';
import { plans, products, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { planPriceChanges, planPriceNotices } from '@stellenvisite/db/schema/billing/plan-prices';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { renewPages } from '../platform/settings/renew-pages.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requireProvenPermission } from '../require-permission.ts';
import { toAmounts } from './announce-prices.ts';
import { notifyPriceWithdrawn } from './notify-billing.ts';
import {
  comingListPrice,
  firstRenewal,
  getPriceBook,
  listPrices,
  type PriceChangeRow,
  renewalNet,
} from './price-book.ts';

/** Returns the price list, for which no permission is needed. */
export const getPriceList = (ctx: Context): Promise<PriceList> => readPriceList(ctx.db, ctx.now());

/** Takes an announced price back, until the first day on which a running plan would pay it. Informs those again who were informed of it. */
export async function withdrawPrice(ctx: Context, { id }: { id: number }): Promise<PriceList> {
  await requireProvenPermission(ctx, 'plan.manage');
  return ctx.db.transaction(async (tx) => {
    const change = await withdraw(ctx, tx, id);
    const { planId: plan, prices, ordersFrom, renewalsFrom } = change;
    const book = await getPriceBook(tx);
    await recordAdminAct(ctx, tx, {
      action: 'plan.price_withdrawn',
      subject: { kind: 'plan', id: plan, label: plan },
      before: { ...toAmounts(prices), ordersFrom, renewalsFrom },
      after: toAmounts(listPrices(book, plan, ordersFrom)),
    });
    await notifyWithdrawal(ctx, tx, change);
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
async function notifyWithdrawal(ctx: Context, tx: Tx, change: PriceChangeRow): Promise<void> {
  const notified = await tx
    .select({ row: subscriptions })
    .from(planPriceNotices)
    .innerJoin(subscriptions, eq(subscriptions.id, planPriceNotices.subscriptionId))
    .where(and(eq(planPriceNotices.changeId, change.id), isNull(subscriptions.endedAt)))
    .orderBy(asc(subscriptions.id));
  const book = await getPriceBook(tx);
  const announced = { ...change, withdrawnAt: null };
  const bookBefore = { ...book, changes: book.changes.map((each) => (each.id === change.id ? announced : each)) };
  for (const { row } of notified) {
    const day = firstRenewal(row, change.renewalsFrom);
    const [before, after] = [renewalNet(bookBefore, row, day), renewalNet(book, row, day)];
    if (before === null || after === null || before === after) continue;
    const { employerId, currency, cancelledAt, periodEnd } = row;
    const endsOn = cancelledAt ? periodEnd : null;
    await notifyPriceWithdrawn(ctx, tx, { employerId, plan: change.planId, before, after, currency, day, endsOn });
  }
}

export async function readPriceList(db: Db | Tx, now: Date): Promise<PriceList> {
  const book = await getPriceBook(db);
  const day = berlinDay(now);
  const rows = (await db.select().from(plans)).map((plan) => ({
    ...plan,
    prices: listPrices(book, plan.id, day),
    coming: comingListPrice(book, plan.id, day),
  }));
  return {
    plans: rows.sort((a, b) => PLAN_IDS.indexOf(a.id) - PLAN_IDS.indexOf(b.id)),
    products: await db.select().from(products).orderBy(asc(products.id)),
    vatPercent: VAT_PERCENT,
  };
}
