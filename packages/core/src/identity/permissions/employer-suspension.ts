import type { SuspensionCause } from '@stellenvisite/contract/employers/employers';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { ErasedAccount } from '../../personal-data.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { listActingEmployers, type MappedUser } from './map-user-to-employers.ts';
import { listOwners } from './team-members.ts';

type Suspension = { cause: SuspensionCause; reason: string | null };
type Suspended = { name: string; jobs: number };

/**
 * Takes an employer and its jobs off the market; keys, feeds, webhooks, orders and publications refuse it from the commit on.
 * Returns null where it is suspended already.
 */
export async function suspendEmployer(
  ctx: Context,
  tx: Tx,
  employerId: string,
  { cause, reason }: Suspension,
): Promise<Suspended | null> {
  const now = ctx.now();
  const [row] = await tx
    .update(employers)
    .set({ suspendedAt: now, suspensionCause: cause, suspensionReason: reason })
    .where(and(eq(employers.id, employerId), isNull(employers.suspendedAt)))
    .returning({ name: employers.name });
  if (!row) return null;
  // The posting first, as everywhere: two transactions that wait for both wait in one order.
  const isPublished = and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'));
  const published = tx.select({ id: jobs.id }).from(jobs).where(isPublished);
  await tx.update(jobPostings).set({ pausedAt: now }).where(inArray(jobPostings.id, published));
  const paused = await tx
    .update(jobs)
    .set({ status: 'paused', updatedAt: now })
    .where(isPublished)
    .returning({ id: jobs.id });
  return { name: row.name, jobs: paused.length };
}

/** Returns false where the employer is not suspended by this cause. Its jobs stay paused until somebody resumes them. */
export async function liftSuspension(tx: Tx, employerId: string, cause: SuspensionCause): Promise<boolean> {
  const lifted = await tx
    .update(employers)
    .set({ suspendedAt: null, suspensionCause: null, suspensionReason: null })
    .where(and(eq(employers.id, employerId), eq(employers.suspensionCause, cause)))
    .returning({ id: employers.id });
  return lifted.length > 0;
}

/** Lists the employers somebody owns, by whichever tie, in the order in which they are locked. */
export async function listOwnedEmployers(ctx: Context, tx: Tx, user: MappedUser): Promise<string[]> {
  const owned: string[] = [];
  for (const { employerId, role } of await listActingEmployers({ db: tx }, user)) {
    const owners = role === 'owner' ? await listOwners(ctx, tx, employerId) : [];
    if (owners.some(({ userId }) => userId === user.userId)) owned.push(employerId);
  }
  return owned.sort();
}

type Followed = { employerIds: readonly string[]; without?: string | undefined; reason?: string | null };
type Outcome = { suspended: number; lifted: number; jobs: number };

/**
 * Suspends employers that are left without an owner who may act, and lifts that suspension where there is one again. What an
 * administrator suspended stays so. `without` is an account that goes with this transaction.
 */
export async function followOwners(
  ctx: Context,
  tx: Tx,
  { employerIds, without, reason = null }: Followed,
): Promise<Outcome> {
  const outcome: Outcome = { suspended: 0, lifted: 0, jobs: 0 };
  for (const employerId of employerIds) {
    const [employer] = await tx
      .select({ cause: employers.suspensionCause })
      .from(employers)
      .where(eq(employers.id, employerId))
      .for('no key update');
    if (!employer || employer.cause === 'administrator') continue;
    const owners = (await listOwners(ctx, tx, employerId)).filter(({ userId }) => userId !== without);
    const hasOwner = owners.some(({ isActive }) => isActive);
    if (hasOwner && employer.cause && (await liftSuspension(tx, employerId, employer.cause))) outcome.lifted += 1;
    if (hasOwner || employer.cause) continue;
    const cause = owners.length > 0 ? 'banned_owners' : 'no_owner';
    const suspended = await suspendEmployer(ctx, tx, employerId, { cause, reason });
    outcome.suspended += suspended ? 1 : 0;
    outcome.jobs += suspended?.jobs ?? 0;
  }
  return outcome;
}

/**
 * Follows somebody through a change that can give or take their right to act: a ban, another role, the end of the account. Both what
 * they owned before and what they own after it is followed.
 */
export async function followPerson(
  ctx: Context,
  tx: Tx,
  user: MappedUser,
  change: () => Promise<unknown>,
  reason: string | null = null,
): Promise<Outcome> {
  const before = await listOwnedEmployers(ctx, tx, user);
  await change();
  const after = await listOwnedEmployers(ctx, tx, user);
  return followOwners(ctx, tx, { employerIds: [...new Set([...before, ...after])].sort(), reason });
}

/**
 * Ends what the account that is being erased was the last owner of: suspended for good, with everything that other nouns end by their
 * `endEmployer`. An employer with another owner goes on, unless all of them are banned.
 */
export async function endOwnership(ctx: Context, tx: Tx, account: ErasedAccount): Promise<void> {
  const without = account.id;
  const user = { userId: without, email: account.email, isEmailConfirmed: account.emailConfirmedAt !== null };
  for (const employerId of await listOwnedEmployers(ctx, tx, user)) {
    await followOwners(ctx, tx, { employerIds: [employerId], without });
    const owners = await listOwners(ctx, tx, employerId);
    if (owners.some(({ userId }) => userId !== without)) continue;
    for (const { endEmployer } of ctx.features.personalData) await endEmployer?.(tx, employerId, ctx);
  }
}

/** Lifts suspensions whose cause has gone by itself, such as the end of a ban that was set for some hours. */
export async function liftEndedSuspensions(ctx: Context): Promise<void> {
  const suspended = await ctx.db
    .select({ id: employers.id })
    .from(employers)
    .where(ne(employers.suspensionCause, 'administrator'))
    .orderBy(asc(employers.id));
  for (const { id } of suspended) await ctx.db.transaction((tx) => followOwners(ctx, tx, { employerIds: [id] }));
}

export const liftEndedSuspensionsJob = defineJob({
  name: 'employers.lift-ended-suspensions',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/10 * * * *',
  handler: liftEndedSuspensions,
});
