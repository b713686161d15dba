import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Facts of this installation that every process shares: secrets made at first start, whether the demo market is in. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
