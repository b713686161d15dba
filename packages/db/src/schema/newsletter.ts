import type { Language } from '@stellenvisite/contract/languages';
import { NEWSLETTER_STATUSES, type NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';

/** Tokens are kept as hashes only; the mail carries the token itself. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    status: text().$type<(typeof NEWSLETTER_STATUSES)[number]>().notNull(),
    language: text().$type<Language>().notNull(),
    frequency: text().$type<NewsletterFrequency>().notNull(),
    confirmTokenHash: text(),
    confirmSentAt: timestamp({ withTimezone: true }),
    /** When consent was given: the proof a double opt-in has to keep. */
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    /** When the reader's mail server refused the address for good; no further mail goes there until it is confirmed again. */
    bouncedAt: timestamp({ withTimezone: true }),
    lastIssueAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('newsletter_status', oneOf(t.status, NEWSLETTER_STATUSES)),
    uniqueIndex('newsletter_email').on(t.email),
    uniqueIndex('newsletter_confirm_token').on(t.confirmTokenHash),
    index('newsletter_due').on(t.status, t.frequency),
  ],
);
