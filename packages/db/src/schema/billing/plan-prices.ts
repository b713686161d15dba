import type { PlanPrices } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { bigint, date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { plans, subscriptions } from './billing.ts';

const time = () => timestamp({ withTimezone: true });

/** Announced prices of a plan from a day on; the newest applies. Before the first one the price of the plan applies. */
export const planPriceChanges = pgTable(
  'plan_price_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: text()
      .$type<PlanId>()
      .notNull()
      .references(() => plans.id),
    /** Null: sold by agreement only. */
    prices: jsonb().$type<PlanPrices>(),
    /** The first day on which orders take it. */
    ordersFrom: date({ mode: 'string' }).notNull(),
    /** The first day on which plans that were running take it, when they are renewed. */
    renewalsFrom: date({ mode: 'string' }).notNull(),
    announcedAt: time().notNull(),
    /** Taken back before it counted for plans that were running. Who had ordered for it pays it all the same. */
    withdrawnAt: time(),
  },
  (t) => [index('plan_price_changes_plan').on(t.planId)],
);

/** Whose plan a price was announced to: they are notified when it is taken back. */
export const planPriceNotices = pgTable(
  'plan_price_notices',
  {
    changeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => planPriceChanges.id, { onDelete: 'cascade' }),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    notifiedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.subscriptionId] }),
    index('plan_price_notices_subscription').on(t.subscriptionId),
  ],
);
