import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { employers } from './employers.ts';

const time = () => timestamp({ withTimezone: true });

/** The proof of a domain that is under way: one for each employer, made again when its domain changes. */
export const employerVerifications = pgTable(
  'employer_verifications',
  {
    employerId: uuid()
      .primaryKey()
      .references(() => employers.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** The expected content of the file or the DNS record. */
    token: text().notNull(),
    codeHash: text(),
    /** Where the code went; forgotten with the code. */
    codeEmail: text(),
    codeSentAt: time(),
    codeFailures: integer().notNull().default(0),
    /** Until then the worker looks for file and record by itself. */
    watchedUntil: time(),
    fileCheckedAt: time(),
    /** A problem of the contract's list; null with `fileCheckedAt` unset. */
    fileResult: text(),
    dnsCheckedAt: time(),
    dnsResult: text(),
  },
  (t) => [index('employer_verifications_watched').on(t.watchedUntil).where(sql`watched_until is not null`)],
);
