import { randomUUID } from 'node:crypto';
import { appealEndsAt, canSideAppeal } from '@stellenvisite/contract/support/reports';
import type { CreateAppeal, ReportCase } from '@stellenvisite/contract/support/reports.schema';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { getReportCase, requireReportCase } from './create-report.ts';

const FROM_ONE_SOURCE: Limit = { name: 'report.appeal', count: 20, seconds: 86_400, burst: 10 };

/** Requests a second decision, by the link of the mail that announced the first. */
export async function createAppeal(
  ctx: Context,
  { token, text }: CreateAppeal & { token: string },
): Promise<ReportCase> {
  await consumeRateLimit(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.auth.client.ip));
  const { side, reportId } = await requireReportCase(ctx, token);
  await ctx.db.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update');
    const [decision] = await tx.select().from(reportDecisions).where(eq(reportDecisions.reportId, reportId));
    if (!report || !decision || !canSideAppeal(side, decision.measure)) throw new DomainError('report.not_found');
    if (appealEndsAt(decision.decidedAt) <= ctx.now()) throw new DomainError('report.appeal_late');
    const [appeal] = await tx
      .insert(reportAppeals)
      .values({ id: randomUUID(), reportId, side, text, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!appeal) throw new DomainError('report.appeal_exists');
    await tx.update(reports).set({ status: 'appealed' }).where(eq(reports.id, reportId));
    await ctx.audit(tx, { action: 'report_appealed', outcome: side, userId: ctx.actor?.userId ?? null });
  });
  return getReportCase(ctx, { token });
}
