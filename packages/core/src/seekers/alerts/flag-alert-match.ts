import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { FlagAlertMatch } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { dismissJob, restoreJob } from '../matching/dismiss-job.ts';
import { ownJobAlert } from './delete-job-alert.ts';

/** Being of no interest is of the job, not of the alert: no other one and no recommendation brings it again. */
export async function flagAlertMatch(
  ctx: Context,
  { id, jobId, isRead, isDismissed, reason }: FlagAlertMatch & { id: string; jobId: string },
): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  if (!isId(jobId)) throw new DomainError('job_alert.not_found');
  const own = ctx.db.select({ id: jobAlerts.id }).from(jobAlerts).where(ownJobAlert(userId, id));
  const isMatch = and(inArray(jobAlertMatches.alertId, own), eq(jobAlertMatches.jobId, jobId));
  if ((await ctx.db.$count(jobAlertMatches, isMatch)) === 0) throw new DomainError('job_alert.not_found');
  if (isDismissed === true) await dismissJob(ctx, { jobId, reason: reason ?? null });
  if (isDismissed === false) await restoreJob(ctx, { jobId });
  if (isRead === undefined) return;
  const readAt = isRead ? sql`coalesce(${jobAlertMatches.readAt}, ${ctx.now().toISOString()}::timestamptz)` : null;
  await ctx.db.update(jobAlertMatches).set({ readAt }).where(isMatch);
}

export async function readAllMatches(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  const own = ctx.db.select({ id: jobAlerts.id }).from(jobAlerts).where(ownJobAlert(userId, id));
  await ctx.db
    .update(jobAlertMatches)
    .set({ readAt: ctx.now() })
    .where(and(inArray(jobAlertMatches.alertId, own), isNull(jobAlertMatches.readAt)));
}
