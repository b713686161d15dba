import { randomUUID } from 'node:crypto';
import { MAX_JOB_ALERTS } from '@stellenvisite/contract/job-alerts';
import type { CreateJobAlert, JobAlert } from '@stellenvisite/contract/job-alerts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobAlerts } from '@stellenvisite/db/schema/job-alerts';
import { and, eq, isNull } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toJobAlerts } from './job-alert-view.ts';
import { readCriteria } from './read-criteria.ts';

/** The same criteria twice are refused with the id of the alert that has them. */
export async function createJobAlert(
  ctx: Context,
  { name, query, frequency, notifies }: CreateJobAlert,
): Promise<JobAlert> {
  const { userId } = await requirePermission(ctx, 'job_alert.write');
  const criteria = readCriteria(query);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await requireRoom(tx, userId, criteria);
    const rows = await tx
      .insert(jobAlerts)
      .values({
        id: randomUUID(),
        userId,
        language: ctx.language,
        name,
        query: criteria,
        frequency,
        status: 'active',
        notifies,
        seenAt: now,
        mailsFrom: now,
        createdAt: now,
        confirmedAt: now,
      })
      .returning();
    const [alert] = await toJobAlerts(ctx, tx, rows);
    if (!alert) throw new Error('an insert without conflict returns its row');
    return alert;
  });
}

/** That there is neither too many nor the same already; the person is locked. */
export async function requireRoom(tx: Tx, userId: string, query: string): Promise<void> {
  const isKept = and(eq(jobAlerts.userId, userId), isNull(jobAlerts.endedAt));
  await requireOther(tx, userId, query);
  if ((await tx.$count(jobAlerts, isKept)) >= MAX_JOB_ALERTS) throw new DomainError('job_alert.limit_reached');
}

export async function requireOther(tx: Tx, userId: string, query: string): Promise<void> {
  const [existing] = await tx
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), eq(jobAlerts.query, query), isNull(jobAlerts.endedAt)));
  if (existing) throw new DomainError('job_alert.exists', undefined, { existingId: existing.id });
}
