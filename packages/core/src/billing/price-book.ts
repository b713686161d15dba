import { isDeepStrictEqual } from 'node:util';
import type { Plan, PlanPrices } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Db, Tx } from '@stellenvisite/db/client';
import { plans } from '@stellenvisite/db/schema/billing/billing';
import { planPriceChanges } from '@stellenvisite/db/schema/billing/plan-prices';
import { desc } from 'drizzle-orm';
import { addDays } from '../employers/plan/berlin-days.ts';
import { periodAfter, type SubscriptionRow } from './quote-order.ts';

export type PriceChangeRow = typeof planPriceChanges.$inferSelect;

/** The first prices of the plans, and every change announced since, newest first. */
export type PriceBook = { plans: { id: PlanId; prices: PlanPrices | null }[]; changes: PriceChangeRow[] };

export async function getPriceBook(db: Db | Tx): Promise<PriceBook> {
  return {
    plans: await db.select({ id: plans.id, prices: plans.prices }).from(plans),
    changes: await db.select().from(planPriceChanges).orderBy(desc(planPriceChanges.id)),
  };
}

/** For who orders on that day; null where the plan is free or sold by agreement. */
export const listPrices = (book: PriceBook, plan: PlanId, day: string) =>
  pick(book, plan, ({ ordersFrom, withdrawnAt }) => withdrawnAt === null && ordersFrom <= day);

/** The next day on which orders pay something else than today, as far as it is announced. */
export function comingListPrice(book: PriceBook, plan: PlanId, today: string): Plan['coming'] {
  const known = listPrices(book, plan, today);
  const days = book.changes.filter(({ planId, ordersFrom }) => planId === plan && ordersFrom > today);
  for (const from of days.map(({ ordersFrom }) => ordersFrom).sort()) {
    const prices = listPrices(book, plan, from);
    if (!isDeepStrictEqual(prices, known)) return { from, prices };
  }
  return null;
}

type Renewal = { on: string; bookedAt: Date };

/** For who goes on with a plan on that day. A plan that is not on the list any more costs what it did. */
export const renewalPrices = (book: PriceBook, plan: PlanId, { on, bookedAt }: Renewal) =>
  pick(
    book,
    plan,
    (change) =>
      change.prices !== null &&
      ((change.withdrawnAt === null && change.renewalsFrom <= on) || wasOrderedFor(change, bookedAt)),
  );

/** Checks whether it counted already when the plan was ordered. */
export const wasOrderedFor = ({ announcedAt, ordersFrom, withdrawnAt }: PriceChangeRow, bookedAt: Date) =>
  announcedAt <= bookedAt && ordersFrom <= berlinDay(bookedAt) && (withdrawnAt === null || bookedAt < withdrawnAt);

function pick({ plans, changes }: PriceBook, plan: PlanId, counts: (change: PriceChangeRow) => boolean) {
  const change = changes.find((each) => each.planId === plan && counts(each));
  return (change ?? plans.find(({ id }) => id === plan))?.prices ?? null;
}

/** The plan that a subscription goes on with, and since when that was ordered. */
export function goingOn({ planId, nextPlanId, period, bookedAt, nextBookedAt, createdAt, agreedNet }: SubscriptionRow) {
  if (!nextPlanId) return { plan: planId, period, bookedAt: bookedAt ?? createdAt, agreedNet };
  return { plan: nextPlanId, period: 'monthly' as const, bookedAt: nextBookedAt ?? createdAt, agreedNet: null };
}

/** Returns the net price of the period that begins on that day; null where it has no price. */
export function renewalNet(book: PriceBook, row: SubscriptionRow, on: string): number | null {
  const { plan, period, bookedAt, agreedNet } = goingOn(row);
  return agreedNet ?? renewalPrices(book, plan, { on, bookedAt })?.[row.currency][period] ?? null;
}

/** Returns the first day of a period that begins on this day or after it. */
export function firstRenewal(row: SubscriptionRow, from: string): string {
  const { period } = goingOn(row);
  let { periodEnd } = row;
  while (addDays(periodEnd, 1) < from) periodEnd = periodAfter(row.anchor, periodEnd, period).periodEnd;
  return addDays(periodEnd, 1);
}

/** The first renewal that costs something else than one of today would, as far as it is announced. */
export function comingRenewal(
  book: PriceBook,
  row: SubscriptionRow,
  today: string,
): { on: string; net: number } | null {
  if (!row.renews) return null;
  const { plan } = goingOn(row);
  const known = renewalNet(book, row, today);
  const later = book.changes.filter(({ planId, renewalsFrom }) => planId === plan && renewalsFrom > today);
  for (const on of later.map(({ renewalsFrom }) => firstRenewal(row, renewalsFrom)).sort()) {
    const net = renewalNet(book, row, on);
    if (net !== null && net !== known) return { on, net };
  }
  return null;
}
