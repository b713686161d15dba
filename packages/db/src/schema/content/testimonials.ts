import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '@stellenvisite/contract/content/testimonials.schema';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';

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

const time = () => timestamp({ withTimezone: true });

/** Statements submitted with consent; a published one is copied into `testimonials`. */
export const testimonialSubmissions = pgTable(
  'testimonial_submissions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    audience: text().$type<'seeker' | 'employer'>().notNull(),
    language: text().$type<Language>().notNull(),
    quote: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    city: text().notNull(),
    status: text().$type<TestimonialStatus>().notNull().default('waiting'),
    reason: text(),
    consentedAt: time().notNull(),
    decidedAt: time(),
    testimonialId: uuid().references(() => testimonials.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('testimonial_submissions_status_known', oneOf(t.status, TESTIMONIAL_STATUSES)),
    uniqueIndex('testimonial_submissions_user').on(t.userId),
    index('testimonial_submissions_status').on(t.status, t.consentedAt),
  ],
);
