import { NEWSLETTER_STATUSES, type NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import {
  LETTER_AUDIENCES,
  LETTER_STATUSES,
  type LetterAudience,
  type LetterStatus,
} from '@stellenvisite/contract/content/newsletter-letters.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf, richText } from '../columns.ts';

/** Tokens are stored as hashes only; the mail carries the token itself. */
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

const time = () => timestamp({ withTimezone: true });

/** A letter we write ourselves to the readers of the newsletter, or to some of them. */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    preview: text().notNull(),
    bodyHtml: richText().notNull(),
    language: text().$type<Language>().notNull(),
    frequency: text().$type<NewsletterFrequency>(),
    audience: text().$type<LetterAudience>().notNull(),
    status: text().$type<LetterStatus>().notNull().default('draft'),
    createdAt: time().notNull(),
    startedAt: time(),
    /** When the last reader was written to; mails may still be on their way. */
    writtenAt: time(),
    sentAt: time(),
  },
  (t) => [
    check('newsletter_letters_status', oneOf(t.status, LETTER_STATUSES)),
    check('newsletter_letters_audience', oneOf(t.audience, LETTER_AUDIENCES)),
  ],
);

/** Deliveries of an issue; the primary key prevents a second one to the same reader. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    letterId: uuid()
      .notNull()
      .references(() => newsletterLetters.id, { onDelete: 'cascade' }),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    /** The mail of the outbox; it is deleted there before this row. */
    mailId: uuid().notNull(),
    deliveredAt: time(),
    bouncedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.subscriptionId] }),
    index('newsletter_deliveries_subscription').on(t.subscriptionId),
    index('newsletter_deliveries_open').on(t.mailId).where(sql`${t.deliveredAt} is null and ${t.bouncedAt} is null`),
  ],
);
