import type { PriceChanges } from '@stellenvisite/contract/billing/admin-billing.schema';
import { PRICE_NOTICE_DAYS } from '@stellenvisite/contract/billing/billing';
import type { PlanPrices } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { planPriceChanges, planPriceNotices } from '@stellenvisite/db/schema/billing/plan-prices';
import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { addDays } from '../employers/plan/berlin-days.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requirePermission } from '../require-permission.ts';
import { notifyNewPrice } from './notify-billing.ts';
import { firstRenewal, getPriceBook, goingOn, type PriceBook, type PriceChangeRow, renewalNet } from './price-book.ts';
import type { SubscriptionRow } from './quote-order.ts';

type Announced = { plan: PlanId; prices: PlanPrices | null; ordersFrom: string; renewalsFrom: string };

/** Under the lock of the plan's row, which every order of it waits for: who has the plan is informed at once, and nobody is left out. */
export async function announcePrices(
  ctx: Context,
  tx: Tx,
  { before, plan, ...dated }: Announced & { before: PlanPrices | null },
): Promise<void> {
  const { prices, ordersFrom, renewalsFrom } = dated;
  const today = berlinDay(ctx.now());
  if (ordersFrom < today) throw new DomainError('plan.price_date_past');
  if (renewalsFrom < addDays(today, PRICE_NOTICE_DAYS)) throw new DomainError('plan.price_notice_short');
  await tx.insert(planPriceChanges).values({ planId: plan, ...dated, announcedAt: ctx.now() });
  await recordAdminAct(ctx, tx, {
    action: 'plan.price_announced',
    subject: { kind: 'plan', id: plan, label: plan },
    before: toAmounts(before),
    after: { ...toAmounts(prices), ordersFrom, renewalsFrom },
  });
  const book = await getPriceBook(tx);
  const [change] = book.changes;
  if (!change) throw new Error('the price was not written');
  const running = await tx
    .select()
    .from(subscriptions)
    .where(
      and(isNull(subscriptions.endedAt), sql`coalesce(${subscriptions.nextPlanId}, ${subscriptions.planId}) = ${plan}`),
    )
    .orderBy(asc(subscriptions.id));
  for (const row of running) await notifyChange(ctx, tx, { book, row, change });
}

/** Informs those who missed the announcement: who orders after it, or takes a cancellation back. */
export async function notifyComingPrices(
  ctx: Context,
  tx: Tx,
  row: SubscriptionRow,
  isUntold: (change: PriceChangeRow) => boolean,
): Promise<void> {
  const book = await getPriceBook(tx);
  const { plan } = goingOn(row);
  const untold = book.changes.filter((each) => each.planId === plan && each.withdrawnAt === null && isUntold(each));
  for (const change of untold.reverse()) await notifyChange(ctx, tx, { book, row, change });
}

type OfSubscription = { book: PriceBook; row: SubscriptionRow; change: PriceChangeRow };

/** Only who goes on for the list price, and pays another one because of this change. */
async function notifyChange(ctx: Context, tx: Tx, { book, row, change }: OfSubscription): Promise<void> {
  if (!row.renews) return;
  const until = (isKnown: (each: PriceChangeRow) => boolean) => ({ ...book, changes: book.changes.filter(isKnown) });
  const day = firstRenewal(row, change.renewalsFrom);
  const before = renewalNet(
    until(({ id }) => id < change.id),
    row,
    day,
  );
  const after = renewalNet(
    until(({ id }) => id <= change.id),
    row,
    day,
  );
  if (before === null || after === null || before === after) return;
  const { employerId, currency } = row;
  const notice = { changeId: change.id, subscriptionId: row.id, notifiedAt: ctx.now() };
  await tx.insert(planPriceNotices).values(notice).onConflictDoNothing();
  await notifyNewPrice(ctx, tx, { employerId, plan: change.planId, before, after, currency, day });
}

export const toAmounts = (prices: PlanPrices | null) => ({
  monthlyEur: prices?.EUR.monthly,
  yearlyEur: prices?.EUR.yearly,
  monthlyChf: prices?.CHF.monthly,
  yearlyChf: prices?.CHF.yearly,
});

/** Lists announced price changes that do not apply to everybody yet. */
export async function listPriceChanges(ctx: Context): Promise<PriceChanges> {
  await requirePermission(ctx, 'plan.manage');
  const today = berlinDay(ctx.now());
  const { changes } = await getPriceBook(ctx.db);
  return {
    items: changes
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .filter(({ ordersFrom, renewalsFrom }) => ordersFrom > today || renewalsFrom > today)
      .map(({ id, planId: plan, prices, ordersFrom, renewalsFrom }) => ({
        id,
        plan,
        prices,
        ordersFrom,
        renewalsFrom,
        canBeWithdrawn: renewalsFrom > today,
      })),
  };
}
