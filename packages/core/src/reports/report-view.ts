import { reportReference } from '@stellenvisite/contract/reports';
import type { Report } from '@stellenvisite/contract/reports.schema';
import type { reports } from '@stellenvisite/db/schema/reports';

export type ReportRow = typeof reports.$inferSelect;

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
