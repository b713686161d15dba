import type { TeamRole } from '@stellenvisite/contract/team';
import type { Tx } from '@stellenvisite/db/client';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { teamInvitations } from '@stellenvisite/db/schema/team';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireSeat } from '../plans/seats.ts';
import { hasOtherOwner, lockTeam, selectMembers } from './team-members.ts';
import { publishTeam, tellAdmitted, tellOfRole, tellRemoved } from './tell-team.ts';

type OfLink = { employerId: string; userId: string };

const isLink = ({ employerId, userId }: OfLink) =>
  and(eq(userEmployerLinks.employerId, employerId), eq(userEmployerLinks.userId, userId));

/** Somebody who asked to join belongs to the team from now on. Answers whether such a proposal waited. */
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
  await tellAdmitted(ctx, tx, { ...link, role });
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
  await requireLinked(tx, link);
  const keepsOwner = role === 'owner' ? undefined : mayLoseRole(tx, link);
  const changed = await tx
    .update(userEmployerLinks)
    .set({ role })
    .where(and(isLink(link), userEmployerLinks.isActive, keepsOwner))
    .returning({ userId: userEmployerLinks.userId });
  if (changed.length === 0) throw new DomainError('team.last_owner');
  await tellOfRole(ctx, tx, { ...link, role });
  await publishTeam(ctx, tx, link.employerId);
}

/** From the next call on they act for the employer no more; their open pages are told. */
export async function endMembership(ctx: Context, tx: Tx, link: OfLink): Promise<void> {
  await requireLinked(tx, link);
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
  await tellRemoved(ctx, tx, link);
}

const mayLoseRole = (tx: Tx, { employerId, userId }: OfLink) =>
  or(ne(userEmployerLinks.role, 'owner'), hasOtherOwner(tx, employerId, userId));

/** Who created the employer, or has its address, is its owner by that alone (specification, mapping of 95 and above). */
async function requireLinked(tx: Tx, { employerId, userId }: OfLink): Promise<void> {
  await lockTeam(tx, employerId);
  const member = (await selectMembers(tx, employerId)).find((each) => each.userId === userId);
  if (!member) throw new DomainError('team.member_not_found');
  if (member.tie !== 'link') throw new DomainError('team.owner_fixed');
}
