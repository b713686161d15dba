import type { JobAlert, JobAlerts } from '@stellenvisite/contract/job-alerts.schema';
import { jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { adoptGuestAlerts } from './adopt-guest-alerts.ts';
import { toJobAlerts } from './job-alert-view.ts';
import { ownJobAlert } from './own-job-alert.ts';

/** The person's own, the newest first; those made before there was an account among them. */
export async function listJobAlerts(ctx: Context): Promise<JobAlerts> {
  const { userId } = await requirePermission(ctx, 'job_alert.read');
  await adoptGuestAlerts(ctx, { userId });
  const rows = await ctx.db
    .select()
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), isNull(jobAlerts.endedAt)))
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id));
  const items = await toJobAlerts(ctx, ctx.db, rows);
  return { items, total: items.length, page: 1, pageSize: Math.max(items.length, 1) };
}

/** From now on only what is matched later is new. */
export async function markJobAlertSeen(ctx: Context, { id }: { id: string }): Promise<JobAlert> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  const rows = await ctx.db.update(jobAlerts).set({ seenAt: ctx.now() }).where(ownJobAlert(userId, id)).returning();
  const [alert] = await toJobAlerts(ctx, ctx.db, rows);
  if (!alert) throw new DomainError('job_alert.not_found');
  return alert;
}
