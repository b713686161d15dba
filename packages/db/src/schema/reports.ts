import type { Language } from '@stellenvisite/contract/languages';
import {
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORT_TARGETS,
  type ReportReason,
  type ReportStatus,
  type ReportTargetKind,
} from '@stellenvisite/contract/reports';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { oneOf } from './checks.ts';
import { employers } from './employers.ts';

/** A notice of content that somebody holds to be illegal or against the terms. It outlives what it is about. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    targetKind: text().$type<ReportTargetKind>().notNull(),
    /** No foreign key: the kinds are kept in different tables, and a report stays when its target is gone. */
    targetId: uuid().notNull(),
    /** What it was called, and whose it was, at that time. */
    targetTitle: text().notNull(),
    /** What a reported message said: it may be erased with its sender before the report is decided. */
    targetText: text(),
    /** Who wrote the message. */
    targetAuthorId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    employerId: uuid().references(() => employers.id, { onDelete: 'set null' }),
    employerName: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    explanation: text().notNull(),
    reporterUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    reporterName: text(),
    reporterEmail: text(),
    language: text().$type<Language>().notNull(),
    status: text().$type<ReportStatus>().notNull().default('open'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('reports_target_kind', oneOf(t.targetKind, REPORT_TARGETS)),
    check('reports_reason', oneOf(t.reason, REPORT_REASONS)),
    check('reports_status', oneOf(t.status, REPORT_STATUSES)),
    uniqueIndex('reports_number').on(t.number),
    index('reports_status_created').on(t.status, t.createdAt),
    index('reports_target').on(t.targetKind, t.targetId),
    index('reports_employer').on(t.employerId),
    index('reports_reporter').on(t.reporterUserId),
    index('reports_author').on(t.targetAuthorId),
  ],
);
