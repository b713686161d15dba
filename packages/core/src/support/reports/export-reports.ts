import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { reportReference } from '@stellenvisite/contract/support/reports';
import type { ReportFilters, ReportList, ReportQuery } from '@stellenvisite/contract/support/reports.schema';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';
import { toReport } from './report-view.ts';

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

/** Lists the reports, the oldest first: it has waited longest. */
export async function listReports(ctx: Context, { page, pageSize, ...filters }: ReportQuery): Promise<ReportList> {
  await requirePermission(ctx, 'report.read');
  const rows = await ctx.db
    .select({ report: reports, author: profiles.fullName })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.targetAuthorId))
    .where(toCondition(filters))
    .orderBy(asc(reports.createdAt), asc(reports.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(({ report, author }) => toReport(report, author)),
    total: await ctx.db.$count(reports, toCondition(filters)),
    page,
    pageSize,
  };
}

function toCondition({ status, kind, reason, q }: ReportFilters) {
  return and(
    status && eq(reports.status, status),
    kind && eq(reports.targetKind, kind),
    reason && eq(reports.reason, reason),
    q ? matches(q) : undefined,
  );
}

/** By title, employer, or the number at the end of a reference. */
function matches(q: string) {
  const number = /(?:^|-)0*(\d{1,9})$/.exec(q)?.[1];
  return or(
    sql`strpos(lower(${reports.targetTitle}), lower(${q})) > 0`,
    sql`strpos(lower(${reports.employerName}), lower(${q})) > 0`,
    number ? eq(reports.number, Number(number)) : undefined,
  );
}
