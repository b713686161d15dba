import type { ChangeJobAlert, JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import { jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { requireOther } from './create-job-alert.ts';
import { toJobAlerts } from './job-alert-view.ts';
import { ownJobAlert } from './own-job-alert.ts';
import { readCriteria } from './read-criteria.ts';

export async function changeJobAlert(
  ctx: Context,
  { id, query, ...change }: ChangeJobAlert & { id: string },
): Promise<JobAlert> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  const criteria = query === undefined ? undefined : readCriteria(query);
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [before] = await tx.select().from(jobAlerts).where(ownJobAlert(userId, id));
    if (!before) throw new DomainError('job_alert.not_found');
    const isOther = criteria !== undefined && criteria !== before.query;
    if (isOther) await requireOther(tx, userId, criteria);
    // What was matched while it was paused, or by other criteria, is not sent afterwards.
    const isResumed = change.status === 'active' && before.status === 'paused';
    const changed = {
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.frequency === undefined ? {} : { frequency: change.frequency }),
      ...(change.notifies === undefined ? {} : { notifies: change.notifies }),
      status: change.status ?? before.status,
      query: criteria ?? before.query,
      ...(isResumed || isOther ? { mailsFrom: ctx.now() } : {}),
    };
    const rows = await tx.update(jobAlerts).set(changed).where(ownJobAlert(userId, id)).returning();
    const [alert] = await toJobAlerts(ctx, tx, rows);
    if (!alert) throw new DomainError('job_alert.not_found');
    return alert;
  });
}
