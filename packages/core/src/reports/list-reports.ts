import type { ReportList, ReportQuery } from '@stellenvisite/contract/reports.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { reports } from '@stellenvisite/db/schema/reports';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toReport } from './report-view.ts';

/** The oldest first: it has waited longest. */
export async function listReports(ctx: Context, { status, page, pageSize }: ReportQuery): Promise<ReportList> {
  await requirePermission(ctx, 'report.read');
  const isAsked = status && eq(reports.status, status);
  const rows = await ctx.db
    .select({ report: reports, author: profiles.fullName })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.targetAuthorId))
    .where(isAsked)
    .orderBy(asc(reports.createdAt), asc(reports.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(({ report, author }) => toReport(report, author)),
    total: await ctx.db.$count(reports, isAsked),
    page,
    pageSize,
  };
}
