import type { ActResult } from '@stellenvisite/contract/admin-users.schema';
import type { ErrorReportAct } from '@stellenvisite/contract/error-reports.schema';
import { errorReports } from '@stellenvisite/db/schema/error-reports';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Marks errors as solved, or opens them again; those that are so already are skipped. */
export async function actOnErrorReports(ctx: Context, { act, ids }: ErrorReportAct): Promise<ActResult> {
  await requirePermission(ctx, 'error_report.manage');
  const isSolved = act === 'solve';
  let done = 0;
  for (const id of new Set(ids)) {
    const isChanged = await ctx.db.transaction(async (tx) => {
      const [report] = await tx
        .update(errorReports)
        .set(isSolved ? { solvedAt: ctx.now(), reopenedAt: null } : { solvedAt: null })
        .where(and(eq(errorReports.id, id), (isSolved ? isNull : isNotNull)(errorReports.solvedAt)))
        .returning();
      if (!report) return false;
      await recordAdminAct(ctx, tx, {
        action: isSolved ? 'error_report.solved' : 'error_report.reopened',
        subject: { kind: 'error_report', id, label: `${report.type}: ${report.message}`.slice(0, 120) },
        before: { isSolved: !isSolved },
        after: { isSolved },
      });
      return true;
    });
    if (isChanged) done += 1;
  }
  return { done, skipped: ids.length - done };
}
