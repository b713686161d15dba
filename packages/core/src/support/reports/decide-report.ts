import { measuresFor, reportReference } from '@stellenvisite/contract/support/reports';
import type { DecideReport, ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import { reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { applyMeasure } from './apply-measure.ts';
import { requireDecidingAdmin } from './deciding-admin.ts';
import { notifySides } from './notify-sides.ts';
import { endPause } from './pause-reported-job.ts';
import { getReport, requireReport } from './report-view.ts';

/** The first decision: does what it says to the content, and sends the reasons to both sides. Of two at once one is made. */
export async function decideReport(
  ctx: Context,
  { id, ...decision }: DecideReport & { id: string },
): Promise<ReportDetails> {
  const admin = await requireDecidingAdmin(ctx);
  const found = await requireReport(ctx, id);
  if (!measuresFor(found.targetKind).includes(decision.measure)) throw new DomainError('report.measure_unfit');
  await ctx.db.transaction(async (tx) => {
    const [report] = await tx
      .update(reports)
      .set({ status: 'decided', measure: decision.measure })
      .where(and(eq(reports.id, id), eq(reports.status, 'open')))
      .returning();
    if (!report) throw new DomainError('report.already_decided');
    const now = ctx.now();
    await endPause(tx, report, { byUserId: admin.userId, now });
    const { measure, facts } = decision;
    const before = await applyMeasure(ctx, tx, report, { measure, reason: facts, byUserId: admin.userId });
    const [row] = await tx
      .insert(reportDecisions)
      .values({
        ...decision,
        reportId: id,
        before,
        decidedByUserId: admin.userId,
        decidedBy: admin.name,
        decidedAt: now,
      })
      .returning();
    if (!row) throw new Error('an insert without conflict returns its row');
    await notifySides(ctx, tx, { report, decision: row });
    await recordAdminAct(ctx, tx, {
      action: 'report.decided',
      subject: { kind: 'report', id, label: reportReference(report) },
      before: { measure: null },
      after: { measure, ground: decision.ground },
    });
  });
  return getReport(ctx, { id });
}
