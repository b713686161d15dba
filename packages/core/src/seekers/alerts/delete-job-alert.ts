import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { ChangeJobAlert, JobAlert, JobAlerts } from '@stellenvisite/contract/seekers/job-alerts.schema';
import { jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePermission } from '../../require-permission.ts';
import { readCriteria, requireOther, requireRoom } from './create-job-alert.ts';
import { toJobAlerts } from './job-alert-view.ts';

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
    // Jobs that matched during a pause, or by other criteria, are not sent afterwards.
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

/** Lists the person's own, the newest first; those made before there was an account among them. */
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

/** Somebody else's is not found, like one that was deleted. */
export function ownJobAlert(userId: string, id: string): SQL | undefined {
  if (!isId(id)) throw new DomainError('job_alert.not_found');
  return and(eq(jobAlerts.id, id), eq(jobAlerts.userId, userId), isNull(jobAlerts.endedAt));
}

/**
 * An alert that a guest made becomes the person's own once the same address is confirmed by an account. Where the account has
 * one with the same criteria, the guest's ends, so that nothing is reported twice.
 */
export async function adoptGuestAlerts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId }: { userId?: string } = {},
): Promise<void> {
  const moment = now().toISOString();
  const person = userId === undefined ? sql`` : sql`and person.id = ${userId}`;
  const owned = sql`from auth_users person join profiles on profiles.id = person.id
    where person.email = guest.email and person.email_confirmed_at is not null and profiles.role = 'job_seeker'
    and guest.confirmed_at is not null and guest.ended_at is null ${person}`;
  await db.execute(sql`
    update job_alerts guest set ended_at = ${moment}::timestamptz ${owned} and exists (
      select from job_alerts own where own.user_id = person.id and own.query = guest.query and own.ended_at is null)`);
  await db.execute(sql`update job_alerts guest set user_id = person.id, email = null ${owned}`);
}
