import type { ReportList, ReportQuery } from '@stellenvisite/contract/reports.schema';
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
    .select()
    .from(reports)
    .where(isAsked)
    .orderBy(asc(reports.createdAt), asc(reports.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toReport), total: await ctx.db.$count(reports, isAsked), page, pageSize };
}
