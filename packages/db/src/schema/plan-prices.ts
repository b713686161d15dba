import type { PlanPrices } from '@stellenvisite/contract/billing.schema';
import type { PlanId } from '@stellenvisite/contract/plans';
import { bigint, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { plans } from './billing.ts';

const time = () => timestamp({ withTimezone: true });

/** What a plan costs from a day on, as it was announced; the newest counts. Before the first one it is what stands in the plan. */
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
  },
  (t) => [index('plan_price_changes_plan').on(t.planId)],
);
