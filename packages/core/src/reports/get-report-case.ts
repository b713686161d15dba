import { appealEndsAt, canSideAppeal, type ReportSide } from '@stellenvisite/contract/reports';
import type { ReportCase } from '@stellenvisite/contract/reports.schema';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/reports';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { getReportKey, readReportToken } from './report-links.ts';
import { toAppeal, toCase, toStatement } from './report-view.ts';

export async function requireReportCase(ctx: Context, token: string): Promise<{ side: ReportSide; reportId: string }> {
  const read = readReportToken(await getReportKey(ctx.db), token);
  if (!read) throw new DomainError('report.not_found');
  return read;
}

/** A report for the one of its sides that has the link. */
export async function getReportCase(ctx: Context, { token }: { token: string }): Promise<ReportCase> {
  const { side, reportId } = await requireReportCase(ctx, token);
  const [found] = await ctx.db
    .select({ report: reports, decision: reportDecisions })
    .from(reports)
    .leftJoin(reportDecisions, eq(reportDecisions.reportId, reports.id))
    .where(eq(reports.id, reportId));
  if (!found) throw new DomainError('report.not_found');
  const { report, decision } = found;
  const appeals = await ctx.db.select().from(reportAppeals).where(eq(reportAppeals.reportId, reportId));
  const own = appeals.find((appeal) => appeal.side === side);
  const other = appeals.find((appeal) => appeal.side !== side);
  const endsAt = decision ? appealEndsAt(decision.decidedAt) : null;
  return {
    ...toCase(report, side),
    statement: decision ? toStatement(decision) : null,
    appeal: own ? toAppeal(own) : null,
    otherDecision: other ? toAppeal(other).decision : null,
    canAppeal: !!decision && !!endsAt && !own && endsAt > ctx.now() && canSideAppeal(side, decision.measure),
    appealEndsAt: endsAt?.toISOString() ?? null,
  };
}
