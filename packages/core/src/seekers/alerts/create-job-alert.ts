import { randomUUID } from 'node:crypto';
import { MAX_JOB_ALERTS } from '@stellenvisite/contract/seekers/job-alerts';
import type { CreateJobAlert, JobAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { canonicalQuery, readAddress } from '../../jobs/canonical-query.ts';
import { requirePermission } from '../../require-permission.ts';
import { toJobAlerts } from './job-alert-view.ts';

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
  const isActive = and(eq(jobAlerts.userId, userId), isNull(jobAlerts.endedAt));
  await requireOther(tx, userId, query);
  if ((await tx.$count(jobAlerts, isActive)) >= MAX_JOB_ALERTS) throw new DomainError('job_alert.limit_reached');
}

export async function requireOther(tx: Tx, userId: string, query: string): Promise<void> {
  const [existing] = await tx
    .select({ id: jobAlerts.id })
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), eq(jobAlerts.query, query), isNull(jobAlerts.endedAt)));
  if (existing) throw new DomainError('job_alert.exists', undefined, { existingId: existing.id });
}

/** Reads the address of the search that an alert is created for. A search for all jobs is no criterion. */
export function readCriteria(query: string): string {
  const search = readAddress(query);
  if (!search) throw new DomainError('request.invalid', 'query holds no search');
  const canonical = canonicalQuery(search);
  if (canonical === '') throw new DomainError('job_alert.no_criteria');
  return canonical;
}
