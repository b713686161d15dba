import type { JobStatus } from '@stellenvisite/contract/jobs/job-fields';
import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  APPEAL_OUTCOMES,
  type AppealOutcome,
  REPORT_GROUNDS,
  REPORT_MEASURES,
  REPORT_REASONS,
  REPORT_SIDES,
  REPORT_STATUSES,
  REPORT_TARGETS,
  type ReportGround,
  type ReportMeasure,
  type ReportReason,
  type ReportSide,
  type ReportStatus,
  type ReportTargetKind,
} from '@stellenvisite/contract/support/reports';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';

/** A notice of content that somebody holds to be illegal or against the terms. It outlives what it is about. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    targetKind: text().$type<ReportTargetKind>().notNull(),
    /** No foreign key: the kinds are stored in different tables, and a report stays when its target is gone. */
    targetId: uuid().notNull(),
    /** The title of the reported content and its owner at that time. */
    targetTitle: text().notNull(),
    /** The text of a reported message, because it may be erased with its sender before the report is decided. */
    targetText: text(),
    /** The author of the message. */
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
    /** The measure in force; null before the first decision. */
    measure: text().$type<ReportMeasure>(),
    receiptSentAt: timestamp({ withTimezone: true }),
    /** The reported job is off the market from then until the report is decided or the pause is lifted. */
    pausedAt: timestamp({ withTimezone: true }),
    pausedByUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    pausedBy: text(),
    pauseEndedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('reports_target_kind', oneOf(t.targetKind, REPORT_TARGETS)),
    check('reports_reason', oneOf(t.reason, REPORT_REASONS)),
    check('reports_status', oneOf(t.status, REPORT_STATUSES)),
    check('reports_measure', oneOf(t.measure, REPORT_MEASURES)),
    uniqueIndex('reports_number').on(t.number),
    index('reports_status_created').on(t.status, t.createdAt),
    index('reports_target').on(t.targetKind, t.targetId),
    index('reports_employer').on(t.employerId),
    index('reports_reporter').on(t.reporterUserId),
    index('reports_author').on(t.targetAuthorId),
    index('reports_paused_by').on(t.pausedByUserId),
  ],
);

/** The content before a measure, so that a second decision can restore it. */
export type ContentBefore = {
  jobs?: { id: string; status: JobStatus }[];
  text?: string;
};

/** The first decision on a report, with its statement of reasons (DSA Art. 17). Written once and never changed. */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    reportId: uuid()
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    measure: text().$type<ReportMeasure>().notNull(),
    extent: text().notNull(),
    facts: text().notNull(),
    groundKind: text().$type<ReportGround>().notNull(),
    ground: text().notNull(),
    isAutomatic: boolean().notNull().default(false),
    before: jsonb().$type<ContentBefore>().notNull(),
    decidedByUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** An administrator's name is stored with what they decided. */
    decidedBy: text().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('report_decisions_measure', oneOf(t.measure, REPORT_MEASURES)),
    check('report_decisions_ground', oneOf(t.groundKind, REPORT_GROUNDS)),
    index('report_decisions_decided').on(t.decidedAt),
    index('report_decisions_by').on(t.decidedByUserId),
  ],
);

/** Each side can appeal once (DSA Art. 20). */
export const reportAppeals = pgTable(
  'report_appeals',
  {
    id: uuid().primaryKey(),
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    side: text().$type<ReportSide>().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while nobody has decided. */
    outcome: text().$type<AppealOutcome>(),
    measure: text().$type<ReportMeasure>(),
    reasons: text(),
    decidedByUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    decidedBy: text(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    check('report_appeals_side', oneOf(t.side, REPORT_SIDES)),
    check('report_appeals_outcome', oneOf(t.outcome, APPEAL_OUTCOMES)),
    check('report_appeals_measure', oneOf(t.measure, REPORT_MEASURES)),
    unique('report_appeals_once').on(t.reportId, t.side),
    index('report_appeals_created').on(t.createdAt),
    index('report_appeals_by').on(t.decidedByUserId),
  ],
);
