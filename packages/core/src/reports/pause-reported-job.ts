import { reportReference } from '@stellenvisite/contract/reports';
import type { ReportDetails } from '@stellenvisite/contract/reports.schema';
import { reports } from '@stellenvisite/db/schema/reports';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireDecidingAdmin } from './deciding-admin.ts';
import { getReport, requireReport } from './get-report.ts';
import { endPause, suspendJob } from './suspend-job.ts';
import { tellOfPause } from './tell-sides.ts';

/** Takes the reported job off the market while the report is open; its employer is told and reads the decision later. */
export async function pauseReportedJob(ctx: Context, { id }: { id: string }): Promise<ReportDetails> {
  const admin = await requireDecidingAdmin(ctx);
  await requireReport(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const isRunning = or(isNull(reports.pausedAt), isNotNull(reports.pauseEndedAt));
    const [report] = await tx
      .update(reports)
      .set({ pausedAt: ctx.now(), pausedByUserId: admin.userId, pausedBy: admin.name, pauseEndedAt: null })
      .where(and(eq(reports.id, id), eq(reports.targetKind, 'job'), eq(reports.status, 'open'), isRunning))
      .returning();
    if (!report || !(await suspendJob(ctx, tx, { jobId: report.targetId, byUserId: admin.userId })))
      throw new DomainError('report.pause_refused');
    await tellOfPause(ctx, tx, report);
    await recordAdminAct(ctx, tx, {
      action: 'report.job_paused',
      subject: { kind: 'report', id, label: reportReference(report) },
      before: { status: 'published' },
      after: { status: 'paused' },
    });
  });
  return getReport(ctx, { id });
}

/** Gives the job back before the report is decided. */
export async function resumeReportedJob(ctx: Context, { id }: { id: string }): Promise<ReportDetails> {
  const admin = await requireDecidingAdmin(ctx);
  await requireReport(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const isPaused = and(isNotNull(reports.pausedAt), isNull(reports.pauseEndedAt));
    const [report] = await tx
      .select()
      .from(reports)
      .where(and(eq(reports.id, id), eq(reports.status, 'open'), isPaused))
      .for('update');
    if (!report) throw new DomainError('report.pause_refused');
    await endPause(tx, report, { byUserId: admin.userId, now: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'report.job_resumed',
      subject: { kind: 'report', id, label: reportReference(report) },
      before: { status: 'paused' },
      after: { status: 'published' },
    });
  });
  return getReport(ctx, { id });
}
