import { isId } from '@stellenvisite/contract/ids.schema';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/reports';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isVerified } from '../employers/is-verified.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { hasOtherAdmin } from './deciding-admin.ts';
import { type ReportRow, toAppeal, toPause, toReport, toStatement } from './report-view.ts';

export async function requireReport(ctx: Context, id: string): Promise<ReportRow> {
  const [row] = isId(id) ? await ctx.db.select().from(reports).where(eq(reports.id, id)) : [];
  if (!row) throw new DomainError('report.not_found');
  return row;
}

export async function getReport(ctx: Context, { id }: { id: string }): Promise<ReportDetails> {
  const { userId } = await requirePermission(ctx, 'report.read');
  const row = await requireReport(ctx, id);
  const [decision] = await ctx.db.select().from(reportDecisions).where(eq(reportDecisions.reportId, id));
  const appeals = await ctx.db
    .select()
    .from(reportAppeals)
    .where(eq(reportAppeals.reportId, id))
    .orderBy(asc(reportAppeals.createdAt));
  return {
    ...toReport(row, await findAuthor(ctx, row)),
    statement: decision ? { ...toStatement(decision), decidedBy: decision.decidedBy } : null,
    appeals: appeals.map((appeal) => ({ ...toAppeal(appeal), id: appeal.id, decidedBy: appeal.decidedBy })),
    measure: row.measure,
    receiptSentAt: row.receiptSentAt?.toISOString() ?? null,
    pause: toPause(row),
    isOwnDecision: decision?.decidedByUserId === userId,
    isOnlyAdmin: !(await hasOtherAdmin(ctx.db, userId)),
    employer: row.employerId ? await describeEmployer(ctx, row, row.employerId) : null,
  };
}

async function findAuthor({ db }: Context, { targetAuthorId }: ReportRow): Promise<string | null> {
  if (!targetAuthorId) return null;
  const [author] = await db.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, targetAuthorId));
  return author?.name ?? null;
}

async function describeEmployer({ db }: Context, { id }: ReportRow, employerId: string) {
  const [employer] = await db.select().from(employers).where(eq(employers.id, employerId));
  if (!employer) return null;
  const isEarlier = and(eq(reports.employerId, employerId), ne(reports.id, id));
  return {
    id: employerId,
    name: employer.name,
    since: employer.createdAt.toISOString(),
    publishedJobs: await db.$count(jobs, and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'))),
    isVerified: isVerified(employer),
    earlierReports: await db.$count(reports, isEarlier),
    earlierJustified: await db.$count(
      reports,
      and(isEarlier, inArray(reports.measure, ['warned', 'returned', 'removed'])),
    ),
  };
}
