import { APPEAL_DECISION_DAYS, type ReportSide, reportReference } from '@stellenvisite/contract/reports';
import type { Report, ReportAppeal, ReportCase, ReportDetails } from '@stellenvisite/contract/reports.schema';
import type { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/reports';

export type ReportRow = typeof reports.$inferSelect;
export type DecisionRow = typeof reportDecisions.$inferSelect;
export type AppealRow = typeof reportAppeals.$inferSelect;

const DAY_MS = 86_400_000;

export function toReport(row: ReportRow, author: string | null): Report {
  return {
    id: row.id,
    reference: reportReference(row),
    target: {
      kind: row.targetKind,
      id: row.targetId,
      title: row.targetTitle,
      employerName: row.employerName,
      text: row.targetText,
      author,
    },
    reason: row.reason,
    explanation: row.explanation,
    reporterName: row.reporterName,
    reporterEmail: row.reporterEmail,
    isFromAccount: row.reporterUserId !== null,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toPause({ pausedAt, pausedBy, pauseEndedAt }: ReportRow): ReportDetails['pause'] {
  if (!pausedAt) return null;
  return { since: pausedAt.toISOString(), by: pausedBy ?? '', endedAt: pauseEndedAt?.toISOString() ?? null };
}

export function toStatement({ measure, extent, facts, groundKind, ground, isAutomatic, decidedAt }: DecisionRow) {
  return { measure, extent, facts, groundKind, ground, isAutomatic, decidedAt: decidedAt.toISOString() };
}

export function toAppeal({ side, text, createdAt, outcome, measure, reasons, decidedAt }: AppealRow): ReportAppeal {
  return {
    side,
    text,
    createdAt: createdAt.toISOString(),
    decideBy: new Date(createdAt.getTime() + APPEAL_DECISION_DAYS * DAY_MS).toISOString(),
    decision:
      outcome && measure && decidedAt
        ? { outcome, measure, reasons: reasons ?? '', decidedAt: decidedAt.toISOString() }
        : null,
  };
}

/** What a side may know of a report: the affected one neither who reported nor in which words. */
export function toCase(row: ReportRow, side: ReportSide) {
  return {
    side,
    reference: reportReference(row),
    kind: row.targetKind,
    title: row.targetTitle,
    employerName: row.employerName,
    reason: row.reason,
    explanation: side === 'reporter' ? row.explanation : null,
    createdAt: row.createdAt.toISOString(),
    measure: row.measure,
    isPaused: row.pausedAt !== null && row.pauseEndedAt === null,
  } satisfies Partial<ReportCase>;
}
