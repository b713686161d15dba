import { EXPIRED_INVITATION_DAYS } from '@stellenvisite/contract/employers/team';
import type { GiveRole, Team } from '@stellenvisite/contract/employers/team.schema';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { loadTeam } from './get-team.ts';
import { publishTeam } from './notify-team.ts';
import { requireInvitation, sendInvitation } from './team-invitations.ts';

type OfInvitation = { id: string };

/** Whoever follows the link gets the role it then has; with a lower one than an owner's the address remains a member's. */
export async function changeInvitationRole(ctx: Context, { id, role }: GiveRole & OfInvitation): Promise<Team> {
  const { person, row } = await requireInvitation(ctx, id);
  return ctx.db.transaction(async (tx) => {
    const isLower = role !== 'owner';
    await tx
      .update(teamInvitations)
      .set({ role, ...(isLower && { isAccountAddress: false }) })
      .where(eq(teamInvitations.id, id));
    await publishTeam(ctx, tx, row.employerId);
    return loadTeam({ ...ctx, db: tx }, row.employerId, person.userId);
  });
}

/** An owner's yes to a recruiter's proposal: it is an invitation from then on. */
export async function confirmInvitation(ctx: Context, { id, role }: GiveRole & OfInvitation): Promise<Team> {
  return mailInvitation(ctx, { id, role, isProposal: true });
}

/** Sends a new link for another seven days. */
export async function resendInvitation(ctx: Context, { id }: OfInvitation): Promise<Team> {
  return mailInvitation(ctx, { id, isProposal: false });
}

async function mailInvitation(
  ctx: Context,
  { id, isProposal, role }: OfInvitation & Partial<GiveRole> & { isProposal: boolean },
): Promise<Team> {
  const { person, row } = await requireInvitation(ctx, id);
  const { userId, sessionId } = person;
  const isMeant = (isProposal ? isNull : isNotNull)(teamInvitations.expiresAt);
  return ctx.db.transaction(async (tx) => {
    const [taken] = await tx
      .update(teamInvitations)
      .set({ ...(role && { role }), invitedBy: userId })
      .where(and(eq(teamInvitations.id, id), isMeant))
      .returning({ id: teamInvitations.id });
    if (!taken) throw new DomainError('team_invitation.not_found');
    const [self] = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
    await sendInvitation(ctx, tx, { id, invitedBy: self?.name ?? '' });
    await ctx.audit(tx, { action: 'team_invited', userId, sessionId });
    await publishTeam(ctx, tx, row.employerId);
    return loadTeam({ ...ctx, db: tx }, row.employerId, userId);
  });
}

/** Revokes an invitation, or refuses a proposal: its link works no more. */
export async function revokeInvitation(ctx: Context, { id }: OfInvitation): Promise<Team> {
  const { person, row } = await requireInvitation(ctx, id);
  const { userId, sessionId } = person;
  return ctx.db.transaction(async (tx) => {
    await tx.delete(teamInvitations).where(eq(teamInvitations.id, id));
    await ctx.audit(tx, { action: 'team_invitation_revoked', userId, sessionId });
    await publishTeam(ctx, tx, row.employerId);
    return loadTeam({ ...ctx, db: tx }, row.employerId, userId);
  });
}

/** The address of somebody who did not come is not retained. */
export async function deleteExpiredInvitations(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - EXPIRED_INVITATION_DAYS * 86_400_000);
  await ctx.db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, before));
}

export const deleteExpiredInvitationsJob = defineJob({
  name: 'team.delete-expired-invitations',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 3 * * *',
  handler: deleteExpiredInvitations,
});
