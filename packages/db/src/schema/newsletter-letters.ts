import type { Language } from '@stellenvisite/contract/languages';
import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import {
  LETTER_AUDIENCES,
  LETTER_STATUSES,
  type LetterAudience,
  type LetterStatus,
} from '@stellenvisite/contract/newsletter-letters';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { newsletterSubscriptions } from './newsletter.ts';
import { richText } from './rich-text.ts';

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

/** Who has been written to: the key lets a letter reach nobody twice. */
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
