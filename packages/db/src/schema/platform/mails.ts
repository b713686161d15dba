import type { Language } from '@stellenvisite/contract/platform/languages';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A file that somebody uploaded, or a document of ours in the file store. */
export type MailAttachment = { fileId: string; name: string } | { storageKey: string; name: string };

/** Every mail is written here in the transaction that causes it, and stays until it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    messageId: text().notNull(),
    kind: text().notNull(),
    language: text().$type<Language>().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Files of the store that go with it, read when it is sent. */
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    /** The thread that an answer belongs to: `support-ticket:<id>`. */
    thread: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** When the receiving side refused this address for good: no further attempt is made. */
    failedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('mails_created').on(t.createdAt.desc()),
    index('mails_due').on(t.createdAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
  ],
);

/** Mails that were handed on to us, by a digest of their Message-ID: the same one again changes nothing. */
export const receivedMails = pgTable('received_mails', {
  key: text().primaryKey(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
