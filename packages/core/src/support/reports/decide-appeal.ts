import { appealMeasures, type ReportMeasure, reportReference } from '@stellenvisite/contract/support/reports';
import type { DecideAppeal, ReportDetails } from '@stellenvisite/contract/support/reports.schema';
import type { Tx } from '@stellenvisite/db/client';
import { type ContentBefore, reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { applyMeasure, giveBack } from './apply-measure.ts';
import { hasOtherAdmin, requireDecidingAdmin } from './deciding-admin.ts';
import { notifySides } from './notify-sides.ts';
import { getReport, type ReportRow, requireReport } from './report-view.ts';

/** The second decision. Never by who made the first, unless there is nobody else, and never automatic (DSA Art. 20). */
export async function decideAppeal(
  ctx: Context,
  { id, appealId, measure, reasons }: DecideAppeal & { id: string; appealId: string },
): Promise<ReportDetails> {
  const admin = await requireDecidingAdmin(ctx);
  await requireReport(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
    const [decision] = await tx.select().from(reportDecisions).where(eq(reportDecisions.reportId, id));
    if (!report || !decision) throw new DomainError('report.not_found');
    if (decision.decidedByUserId === admin.userId && (await hasOtherAdmin(tx, admin.userId)))
      throw new DomainError('report.own_decision');
    const isUnchanged = measure === report.measure;
    const [appeal] = await tx
      .update(reportAppeals)
      .set({
        outcome: isUnchanged ? 'upheld' : 'changed',
        measure,
        reasons,
        decidedByUserId: admin.userId,
        decidedBy: admin.name,
        decidedAt: ctx.now(),
      })
      .where(and(eq(reportAppeals.id, appealId), eq(reportAppeals.reportId, id), isNull(reportAppeals.outcome)))
      .returning();
    if (!appeal) throw new DomainError('report.already_decided');
    const possible = appealMeasures({ kind: report.targetKind, measure: report.measure ?? 'none', side: appeal.side });
    if (!possible.includes(measure)) throw new DomainError('report.measure_unfit');
    if (!isUnchanged) {
      const before = await changeMeasure(ctx, tx, report, decision.before, { measure, reasons, userId: admin.userId });
      await tx.update(reportDecisions).set({ before }).where(eq(reportDecisions.reportId, id));
    }
    const isOpen = and(eq(reportAppeals.reportId, id), isNull(reportAppeals.outcome));
    const status = (await tx.$count(reportAppeals, isOpen)) > 0 ? 'appealed' : 'decided';
    const [changed] = await tx.update(reports).set({ status, measure }).where(eq(reports.id, id)).returning();
    await notifySides(ctx, tx, { report: changed ?? report, decision, appeal });
    await recordAdminAct(ctx, tx, {
      action: 'report.appeal_decided',
      subject: { kind: 'report', id, label: reportReference(report) },
      before: { measure: report.measure },
      after: { measure },
    });
  });
  return getReport(ctx, { id });
}

type Change = { measure: ReportMeasure; reasons: string; userId: string };

/** The content is given back first, then the other measure is taken; what it was before the first decision stays known. */
async function changeMeasure(
  ctx: Context,
  tx: Tx,
  report: ReportRow,
  before: ContentBefore,
  { measure, reasons, userId }: Change,
): Promise<ContentBefore> {
  await giveBack(ctx, tx, report, before);
  const taken = await applyMeasure(ctx, tx, report, { measure, reason: reasons, byUserId: userId });
  return { ...before, ...taken };
}
