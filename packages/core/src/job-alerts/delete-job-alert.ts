import { isId } from '@stellenvisite/contract/ids.schema';
import type { JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import { jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { requireRoom } from './create-job-alert.ts';
import { toJobAlerts } from './job-alert-view.ts';
import { ownJobAlert } from './own-job-alert.ts';

/** Gone from every list at once; its row is deleted some days later, so that it can be brought back with its matches. */
export async function deleteJobAlert(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  const [row] = await ctx.db
    .update(jobAlerts)
    .set({ endedAt: ctx.now() })
    .where(ownJobAlert(userId, id))
    .returning({ id: jobAlerts.id });
  if (!row) throw new DomainError('job_alert.not_found');
}

export async function restoreJobAlert(ctx: Context, { id }: { id: string }): Promise<JobAlert> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  if (!isId(id)) throw new DomainError('job_alert.not_found');
  const isDeleted = and(eq(jobAlerts.id, id), eq(jobAlerts.userId, userId), isNotNull(jobAlerts.endedAt));
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [before] = await tx.select().from(jobAlerts).where(isDeleted);
    if (!before) throw new DomainError('job_alert.not_found');
    await requireRoom(tx, userId, before.query);
    const rows = await tx.update(jobAlerts).set({ endedAt: null }).where(isDeleted).returning();
    const [alert] = await toJobAlerts(ctx, tx, rows);
    if (!alert) throw new DomainError('job_alert.not_found');
    return alert;
  });
}
