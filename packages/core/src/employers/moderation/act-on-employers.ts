import type { EmployerAct } from '@stellenvisite/contract/employers/admin-employers.schema';
import type { ActResult } from '@stellenvisite/contract/identity/admin-users.schema';
import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { followOwners, liftSuspension, suspendEmployer } from '../../identity/permissions/employer-suspension.ts';
import { selectMembers } from '../../identity/permissions/team-members.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { employerSuspendedMail, suspensionLiftedMail } from './moderation.mails.ts';

/** Does one thing to several employers. Those it does not fit are skipped and counted. */
export async function actOnEmployers(ctx: Context, wish: EmployerAct): Promise<ActResult> {
  await requirePermission(ctx, 'employer.moderate');
  let done = 0;
  for (const id of new Set(wish.ids)) {
    if (await ctx.db.transaction((tx) => actOnEmployer(ctx, tx, id, wish))) done += 1;
  }
  return { done, skipped: wish.ids.length - done };
}

function actOnEmployer(ctx: Context, tx: Tx, id: string, wish: EmployerAct): Promise<boolean> {
  if (wish.act === 'suspend') return suspend(ctx, tx, id, wish.reason);
  return wish.act === 'lift' ? lift(ctx, tx, id) : setVerified(ctx, tx, id, wish.act === 'verify');
}

/**
 * Sets by hand what otherwise a domain proves, or takes it back. Verifying also checks name and group, which opens the talent pool
 * where only that check was missing.
 */
async function setVerified(ctx: Context, tx: Tx, id: string, isVerified: boolean): Promise<boolean> {
  const values = isVerified
    ? {
        verifiedAt: ctx.now(),
        verificationLapsesAt: null,
        checkedName: sql`${employers.name}`,
        checkedOwner: sql`${employers.owner}`,
      }
    : { verifiedAt: null, verifiedDomain: null, verificationLapsesAt: null };
  const isOther = isVerified ? isNull(employers.verifiedAt) : isNotNull(employers.verifiedAt);
  const [row] = await tx
    .update(employers)
    .set(values)
    .where(and(eq(employers.id, id), isOther))
    .returning({ name: employers.name });
  if (!row) return false;
  const isUnchecked = and(eq(talentClosures.employerId, id), ne(talentClosures.cause, 'administrator'));
  if (isVerified) await tx.delete(talentClosures).where(isUnchecked);
  await recordAdminAct(ctx, tx, {
    action: isVerified ? 'employer.verified' : 'employer.verification_withdrawn',
    subject: { kind: 'employer', id, label: row.name },
    before: { isVerified: !isVerified },
    after: { isVerified },
  });
  return true;
}

/** Suspends an employer. A suspension by a ban becomes the administrator's decision, so that the end of the ban does not lift it. */
async function suspend(ctx: Context, tx: Tx, id: string, reason: string): Promise<boolean> {
  const isByOther = and(eq(employers.id, id), inArray(employers.suspensionCause, ['banned_owners', 'no_owner']));
  const [taken] = await tx
    .update(employers)
    .set({ suspensionCause: 'administrator', suspensionReason: reason })
    .where(isByOther)
    .returning({ name: employers.name });
  const suspended = taken
    ? { ...taken, jobs: 0 }
    : await suspendEmployer(ctx, tx, id, { cause: 'administrator', reason });
  if (!suspended) return false;
  await recordAdminAct(ctx, tx, {
    action: 'employer.suspended',
    subject: { kind: 'employer', id, label: suspended.name },
    before: { status: 'active', reason: null, jobs: suspended.jobs },
    after: { status: 'suspended', reason, jobs: 0 },
  });
  await writeToOwners(ctx, tx, id, (url) => employerSuspendedMail({ employer: suspended.name, reason, url }));
  return true;
}

/** An employer without an owner who may act stays suspended until there is one again. */
async function lift(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ name: employers.name, reason: employers.suspensionReason })
    .from(employers)
    .where(eq(employers.id, id))
    .for('no key update');
  if (!row || !(await liftSuspension(tx, id, 'administrator'))) return false;
  // An employer that feeds brought never had an owner; keys are created by owners alone, and their rows stay.
  const hadOwner =
    (await selectMembers(tx, id)).length > 0 || (await tx.$count(apiKeys, eq(apiKeys.employerId, id))) > 0;
  const { suspended } = hadOwner ? await followOwners(ctx, tx, { employerIds: [id] }) : { suspended: 0 };
  await recordAdminAct(ctx, tx, {
    action: 'employer.suspension_lifted',
    subject: { kind: 'employer', id, label: row.name },
    before: { status: 'suspended', reason: row.reason },
    after: { status: suspended > 0 ? 'banned' : 'active', reason: null },
  });
  if (suspended === 0) await writeToOwners(ctx, tx, id, (url) => suspensionLiftedMail({ employer: row.name, url }));
  return true;
}

async function writeToOwners(
  ctx: Context,
  tx: Tx,
  employerId: string,
  compose: (url: string) => Parameters<Context['mail']['write']>[1]['message'],
): Promise<void> {
  const owners = (await selectMembers(tx, employerId)).filter(({ role }) => mayInTeam(role, 'team.manage'));
  const ids = owners.map(({ userId }) => userId);
  const languages = await tx
    .select({ id: profiles.id, language: profiles.language })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  const message = compose(`${ctx.publicUrl}/employer-dashboard`);
  for (const { email, userId } of owners) {
    const language = languages.find(({ id }) => id === userId)?.language;
    if (email && language) await ctx.mail.write(tx, { to: email, language, message });
  }
}
