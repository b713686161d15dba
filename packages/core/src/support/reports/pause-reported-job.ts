import { reportReference } from '@stellenvisite/contract/support/reports';
import type { ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { reports } from '@stellenvisite/db/schema/support/reports';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { isEmployerActive } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { findEmployerOf } from '../../employers/plan/job-places.ts';
import { writePostingEvent } from '../../jobs/postings/create-posting.ts';
import { lockPostings } from '../../jobs/postings/open-posting.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requireDecidingAdmin } from './deciding-admin.ts';
import { notifyOfPause } from './notify-sides.ts';
import { getReport, type ReportRow, requireReport } from './report-view.ts';

/** Takes the reported job off the market while the report is open; its employer is informed and reads the decision later. */
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
    await notifyOfPause(ctx, tx, report);
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

/** Takes a public job off the market until its report is decided. Answers whether it is off by a report now. */
async function suspendJob(
  ctx: Context,
  tx: Tx,
  { jobId, byUserId }: { jobId: string; byUserId: string },
): Promise<boolean> {
  const now = ctx.now();
  const [found] = await lockPostings(tx, [jobId]);
  if (found?.posting.suspendedAt) return true;
  if (found?.job?.status !== 'published') return false;
  await tx.update(jobs).set({ status: 'paused', updatedAt: now }).where(eq(jobs.id, jobId));
  await tx.update(jobPostings).set({ suspendedAt: now, pausedAt: now }).where(eq(jobPostings.id, jobId));
  await writePostingEvent(tx, { postingId: jobId, kind: 'suspended', byUserId, at: now });
  return true;
}

/**
 * Ends the pause of a report. The job is public again, its time longer by the pause, unless another report still holds it or it was
 * ended meanwhile, or its employer is suspended.
 */
export async function endPause(
  tx: Tx,
  report: ReportRow,
  { byUserId, now }: { byUserId: string; now: Date },
): Promise<void> {
  const isPausing = and(isNotNull(reports.pausedAt), isNull(reports.pauseEndedAt));
  const [ended] = await tx
    .update(reports)
    .set({ pauseEndedAt: now })
    .where(and(eq(reports.id, report.id), isPausing))
    .returning({ id: reports.id });
  if (!ended) return;
  const employerId = await findEmployerOf(tx, report.targetId);
  const [active] = await tx
    .select({ id: employers.id })
    .from(employers)
    .where(and(eq(employers.id, employerId ?? report.targetId), isEmployerActive()))
    .for('no key update');
  const [found] = await lockPostings(tx, [report.targetId]);
  const isOther = and(eq(reports.targetKind, 'job'), eq(reports.targetId, report.targetId), ne(reports.id, report.id));
  if (!found?.posting.suspendedAt || (await tx.$count(reports, and(isOther, isPausing))) > 0) return;
  const { posting, job } = found;
  await tx.update(jobPostings).set({ suspendedAt: null }).where(eq(jobPostings.id, posting.id));
  if (job?.status !== 'paused' || !active) return;
  const paused = posting.pausedAt ? now.getTime() - posting.pausedAt.getTime() : 0;
  const validThrough = new Date(job.validThrough.getTime() + paused);
  await tx.update(jobs).set({ status: 'published', validThrough, updatedAt: now }).where(eq(jobs.id, job.id));
  await tx.update(jobPostings).set({ pausedAt: null }).where(eq(jobPostings.id, posting.id));
  await writePostingEvent(tx, { postingId: posting.id, kind: 'resumed', byUserId, at: now });
}
