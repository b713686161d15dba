import { formatDateTime } from '@stellenvisite/contract/format-date';
import { reportReference } from '@stellenvisite/contract/reports';
import type { ReportFilters } from '@stellenvisite/contract/reports.schema';
import { reportDecisions, reports } from '@stellenvisite/db/schema/reports';
import { asc, eq } from 'drizzle-orm';
import { exportList, MAX_EXPORTED_ROWS } from '../audit/export-list.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toCondition } from './list-reports.ts';

const HEADINGS = {
  de: [
    'Nummer',
    'Eingegangen',
    'Art',
    'Titel',
    'Arbeitgeber',
    'Grund',
    'Stand',
    'Maßnahme',
    'Entschieden',
    'Grundlage',
  ],
  en: ['Number', 'Received', 'Kind', 'Title', 'Employer', 'Reason', 'Status', 'Measure', 'Decided', 'Ground'],
};

/** The list as it is narrowed, without who reported and in which words: a file leaves the house. */
export async function exportReports(ctx: Context, filters: ReportFilters): Promise<string> {
  await requirePermission(ctx, 'report.read');
  const rows = await ctx.db
    .select({ report: reports, decision: reportDecisions })
    .from(reports)
    .leftJoin(reportDecisions, eq(reportDecisions.reportId, reports.id))
    .where(toCondition(filters))
    .orderBy(asc(reports.createdAt), asc(reports.number))
    .limit(MAX_EXPORTED_ROWS);
  return exportList(ctx, {
    action: 'reports.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map(({ report, decision }) => [
      reportReference(report),
      formatDateTime(report.createdAt),
      report.targetKind,
      report.targetTitle,
      report.employerName,
      report.reason,
      report.status,
      report.measure,
      decision && formatDateTime(decision.decidedAt),
      decision?.groundKind,
    ]),
  });
}
