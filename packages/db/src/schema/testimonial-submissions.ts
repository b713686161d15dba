import type { Language } from '@stellenvisite/contract/languages';
import { TESTIMONIAL_STATUSES, type TestimonialStatus } from '@stellenvisite/contract/testimonials';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { oneOf } from './checks.ts';
import { testimonials } from './testimonials.ts';

const time = () => timestamp({ withTimezone: true });

/** What somebody said of us, with their consent; what is shown of it is a row of `testimonials`. */
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
