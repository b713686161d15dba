import type { Week } from '@stellenvisite/contract/duty.schema';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const testimonials = pgTable('testimonials', {
  id: uuid().primaryKey(),
  audience: text().$type<'seeker' | 'employer'>().notNull(),
  quoteDe: text().notNull(),
  quoteEn: text().notNull(),
  name: text().notNull(),
  roleDe: text().notNull(),
  roleEn: text().notNull(),
  city: text().notNull(),
  week: jsonb().$type<Week>(),
  position: integer().notNull().default(0),
});
