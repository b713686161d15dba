import type { TeamRole } from '@stellenvisite/contract/employers/team';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { hasOtherOwner, lockTeam, selectMembers } from '../../identity/permissions/team-members.ts';
import { requireSeat } from '../plan/seats.ts';
import { notifyAdmitted, notifyOfRole, notifyRemoved, publishTeam } from './notify-team.ts';

type OfLink = { employerId: string; userId: string };

const isLink = ({ employerId, userId }: OfLink) =>
  and(eq(userEmployerLinks.employerId, employerId), eq(userEmployerLinks.userId, userId));

/** Admits a person who requested to join the team. Returns whether such a request was pending. */
export async function admit(ctx: Context, tx: Tx, { role, ...link }: OfLink & { role: TeamRole }): Promise<boolean> {
  const isWaiting = and(isLink(link), eq(userEmployerLinks.isActive, false), isNull(userEmployerLinks.endedAt));
  await lockTeam(tx, link.employerId);
  const admitted = await tx
    .update(userEmployerLinks)
    .set({ isActive: true, role })
    .where(isWaiting)
    .returning({ userId: userEmployerLinks.userId });
  if (admitted.length === 0) return false;
  const members = await selectMembers(tx, link.employerId);
  const invited = await tx.$count(teamInvitations, eq(teamInvitations.employerId, link.employerId));
  await requireSeat(tx, link.employerId, members.length - 1 + invited);
  await notifyAdmitted(ctx, tx, { ...link, role });
  await publishTeam(ctx, tx, link.employerId, [link.userId]);
  return true;
}

/** A proposal that is refused stays refused: who is wanted after all is invited. */
export async function refuse(ctx: Context, tx: Tx, link: OfLink): Promise<boolean> {
  const refused = await tx
    .update(userEmployerLinks)
    .set({ endedAt: ctx.now() })
    .where(and(isLink(link), eq(userEmployerLinks.isActive, false), isNull(userEmployerLinks.endedAt)))
    .returning({ userId: userEmployerLinks.userId });
  if (refused.length > 0) await publishTeam(ctx, tx, link.employerId, [link.userId]);
  return refused.length > 0;
}

/** An employer keeps an owner, whatever two of them do at once. */
export async function changeRole(ctx: Context, tx: Tx, { role, ...link }: OfLink & { role: TeamRole }): Promise<void> {
  await requireLinked(ctx, tx, link);
  const ownerGuard = role === 'owner' ? undefined : mayLoseRole(tx, link);
  const changed = await tx
    .update(userEmployerLinks)
    .set({ role })
    .where(and(isLink(link), userEmployerLinks.isActive, ownerGuard))
    .returning({ userId: userEmployerLinks.userId });
  if (changed.length === 0) throw new DomainError('team.last_owner');
  await notifyOfRole(ctx, tx, { ...link, role });
  await publishTeam(ctx, tx, link.employerId);
}

/** From the next call on they act for the employer no more; their open pages are reported. */
export async function endMembership(ctx: Context, tx: Tx, link: OfLink): Promise<void> {
  await requireLinked(ctx, tx, link);
  const ended = await tx
    .update(userEmployerLinks)
    .set({ isActive: false, endedAt: ctx.now() })
    .where(and(isLink(link), userEmployerLinks.isActive, mayLoseRole(tx, link)))
    .returning({ userId: userEmployerLinks.userId });
  if (ended.length === 0) throw new DomainError('team.last_owner');
  await publishTeam(ctx, tx, link.employerId, [link.userId]);
}

export async function removeMember(ctx: Context, tx: Tx, link: OfLink): Promise<void> {
  await endMembership(ctx, tx, link);
  await notifyRemoved(ctx, tx, link);
}

const mayLoseRole = (tx: Tx, { employerId, userId }: OfLink) =>
  or(ne(userEmployerLinks.role, 'owner'), hasOtherOwner(tx, employerId, userId));

/**
 * Whoever created the employer, or has its account address, gets a link in place of that tie: the change that follows is guarded as
 * that of any other owner.
 */
async function requireLinked(ctx: Context, tx: Tx, { employerId, userId }: OfLink): Promise<void> {
  await lockTeam(tx, employerId);
  const member = (await selectMembers(tx, employerId)).find((each) => each.userId === userId);
  if (!member) throw new DomainError('team.member_not_found');
  if (member.tie === 'link') return;
  const { role } = member;
  if (member.email)
    await tx
      .update(employers)
      .set({ accountEmail: null })
      .where(and(eq(employers.id, employerId), eq(employers.accountEmail, member.email)));
  const link = { isActive: true, role, endedAt: null };
  await tx
    .insert(userEmployerLinks)
    .values({ employerId, userId, ...link, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: [userEmployerLinks.userId, userEmployerLinks.employerId], set: link });
}
