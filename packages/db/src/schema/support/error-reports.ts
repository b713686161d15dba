import { ERROR_SOURCES, type ErrorFrame, type ErrorSource } from '@stellenvisite/contract/support/error-reports.schema';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';

const time = () => timestamp({ withTimezone: true });

/** Errors nobody expected, one row for all that have the same fingerprint. Holds nothing of a person. */
export const errorReports = pgTable(
  'error_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    fingerprint: text().notNull(),
    source: text().$type<ErrorSource>().notNull(),
    place: text().notNull(),
    type: text().notNull(),
    message: text().notNull(),
    frames: jsonb().$type<ErrorFrame[]>().notNull(),
    version: text().notNull(),
    count: integer().notNull(),
    firstSeenAt: time().notNull(),
    lastSeenAt: time().notNull(),
    solvedAt: time(),
    reopenedAt: time(),
  },
  (t) => [
    uniqueIndex('error_reports_fingerprint_key').on(t.fingerprint),
    index('error_reports_seen_idx').on(t.source, t.lastSeenAt),
    check('error_reports_source_check', oneOf(t.source, ERROR_SOURCES)),
  ],
);
