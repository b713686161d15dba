import type { ReportFilters, ReportList, ReportQuery } from '@stellenvisite/contract/reports.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { reports } from '@stellenvisite/db/schema/reports';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toReport } from './report-view.ts';

/** The oldest first: it has waited longest. */
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

export function toCondition({ status, kind, reason, q }: ReportFilters) {
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
