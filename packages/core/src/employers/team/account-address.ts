import { randomUUID } from 'node:crypto';
import type { AccountAddress, Team } from '@stellenvisite/contract/employers/team.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { hasOtherOwner, listMembersFor, lockTeam, selectMembers } from '../../identity/permissions/team-members.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';
import { requireSeat } from '../plan/seats.ts';
import { loadTeam, type OfTeam, readAccountAddress } from './get-team.ts';
import { notifyOwnersOfAddress, publishTeam } from './notify-team.ts';
import { sendInvitation } from './team-invitations.ts';

/** An owner's own confirmed address counts at once; any other one when its holder follows the link that is mailed there. */
export async function setAccountAddress(
  ctx: Context,
  { employerId: asked, email }: AccountAddress & OfTeam,
): Promise<Team> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.manage', asked);
  const { userId, sessionId } = person;
  return ctx.db.transaction(async (tx) => {
    await lockTeam(tx, employerId);
    if (person.isEmailConfirmed && person.email?.toLowerCase() === email)
      await takeAccountAddress(ctx, tx, { employerId, email, userId, sessionId });
    else {
      const [self] = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
      await askHolder(ctx, tx, { employerId, email, invitedBy: { userId, name: self?.name ?? '' } });
      await ctx.audit(tx, { action: 'employer_address_requested', userId, sessionId });
    }
    await publishTeam(ctx, tx, employerId);
    return loadTeam({ ...ctx, db: tx }, employerId, userId);
  });
}

/** For an employer that has no owner any more, or whose owner has lost the address. */
export async function requestAccountAddress(
  ctx: Context,
  { id, email }: AccountAddress & { id: string },
): Promise<void> {
  await requirePermission(ctx, 'employer.moderate');
  if (!isId(id)) throw new DomainError('employer.not_found');
  await ctx.db.transaction(async (tx) => {
    await lockTeam(tx, id);
    const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, id));
    if (!employer) throw new DomainError('employer.not_found');
    await askHolder(ctx, tx, { employerId: id, email, invitedBy: null });
    await recordAdminAct(ctx, tx, {
      action: 'employer.address_requested',
      subject: { kind: 'employer', id, label: employer.name },
      // A person is named by id alone, and who has the address is not known yet.
      before: { hasAccountAddress: (await readAccountAddress(tx, id)) !== null },
      after: { hasAccountAddress: true },
    });
    await publishTeam(ctx, tx, id);
  });
}

/** Without an account address people own the employer by having created it, or by a link; one of them has to remain. */
export async function clearAccountAddress(ctx: Context, { employerId: asked }: OfTeam): Promise<Team> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.manage', asked);
  const { userId, sessionId } = person;
  return ctx.db.transaction(async (tx) => {
    await lockTeam(tx, employerId);
    const owners = await listMembersFor(tx, employerId, 'team.manage');
    const holder = (await selectMembers(tx, employerId)).find(({ tie }) => tie === 'address');
    const cleared = await tx
      .update(employers)
      .set({ accountEmail: null })
      .where(
        and(
          eq(employers.id, employerId),
          isNotNull(employers.accountEmail),
          holder && hasOtherOwner(tx, employerId, holder.userId),
        ),
      )
      .returning({ id: employers.id });
    if (cleared.length === 0 && holder) throw new DomainError('team.last_owner');
    if (cleared.length > 0) {
      await ctx.audit(tx, { action: 'employer_address_removed', userId, sessionId });
      await notifyOwnersOfAddress(ctx, tx, { employerId, email: null, owners });
      await publishTeam(ctx, tx, employerId, owners);
    }
    return loadTeam({ ...ctx, db: tx }, employerId, userId);
  });
}

type Request = { employerId: string; email: string; invitedBy: { userId: string; name: string } | null };

/** Asks the holder of the address by mail. Nothing changes yet, and nothing reveals who the holder is. */
async function askHolder(ctx: Context, tx: Tx, { employerId, email, invitedBy }: Request): Promise<void> {
  if ((await readAccountAddress(tx, employerId)) === email) throw new DomainError('team.already_member');
  const members = await selectMembers(tx, employerId);
  const invited = await tx.$count(teamInvitations, eq(teamInvitations.employerId, employerId));
  if (!members.some((member) => member.email === email)) await requireSeat(tx, employerId, members.length + invited);
  // One request at a time: the address that was requested last is the one that is meant.
  await tx
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.employerId, employerId), teamInvitations.isAccountAddress));
  const [row] = await tx
    .insert(teamInvitations)
    .values({
      id: randomUUID(),
      employerId,
      email,
      role: 'owner',
      isAccountAddress: true,
      invitedBy: invitedBy?.userId ?? null,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [teamInvitations.employerId, teamInvitations.email] })
    .returning({ id: teamInvitations.id });
  if (!row) throw new DomainError('team_invitation.exists');
  await sendInvitation(ctx, tx, { id: row.id, invitedBy: invitedBy?.name ?? 'Stellenvisite' });
}

type Taking = { employerId: string; email: string; userId: string; sessionId: string | null };

/** Sets the address its holder has agreed to. Former owners are notified as well: whoever had the former address may be none any more. */
export async function takeAccountAddress(
  ctx: Context,
  tx: Tx,
  { employerId, email, userId, sessionId }: Taking,
): Promise<void> {
  await lockTeam(tx, employerId);
  const before = await listMembersFor(tx, employerId, 'team.manage');
  await tx.update(employers).set({ accountEmail: email }).where(eq(employers.id, employerId));
  const owners = [...new Set([...before, ...(await listMembersFor(tx, employerId, 'team.manage'))])];
  await ctx.audit(tx, { action: 'employer_address_changed', userId, sessionId });
  await notifyOwnersOfAddress(ctx, tx, { employerId, email, owners });
}
