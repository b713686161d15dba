import type { ActResult } from '@stellenvisite/contract/identity/admin-users.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { ERROR_RETENTION_DAYS, type ErrorReportAct } from '@stellenvisite/contract/support/error-reports.schema';
import { errorReports } from '@stellenvisite/db/schema/support/error-reports';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';

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

/** Removes the errors that have not happened for three months: the code they happened in is gone. */
export const removeOldErrorReportsJob = defineJob({
  name: 'error-reports.remove-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: async ({ db, now }) => {
    const oldest = new Date(now().getTime() - ERROR_RETENTION_DAYS * DAY_MS);
    await db.delete(errorReports).where(lt(errorReports.lastSeenAt, oldest));
  },
});
