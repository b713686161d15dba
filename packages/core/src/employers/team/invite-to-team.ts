import { randomUUID } from 'node:crypto';
import { MAX_INVITATIONS } from '@stellenvisite/contract/employers/team';
import type { Invite, Team } from '@stellenvisite/contract/employers/team.schema';
import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockTeam, selectMembers } from '../../identity/permissions/team-members.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requireSeat } from '../plan/seats.ts';
import { loadTeam, type OfTeam } from './get-team.ts';
import { notifyOwnersOfProposal, publishTeam } from './notify-team.ts';
import { sendInvitation } from './team-invitations.ts';

/** An owner's invitation is mailed at once; a recruiter's waits as a proposal for an owner's yes. */
export async function inviteToTeam(ctx: Context, { employerId: asked, email, role }: Invite & OfTeam): Promise<Team> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.propose', asked);
  const { userId, sessionId } = person;
  return ctx.db.transaction(async (tx) => {
    await lockTeam(tx, employerId);
    const members = await selectMembers(tx, employerId);
    if (members.some((member) => member.email === email)) throw new DomainError('team.already_member');
    const invited = await tx.$count(teamInvitations, eq(teamInvitations.employerId, employerId));
    if (invited >= MAX_INVITATIONS) throw new DomainError('team_invitation.limit_reached');
    await requireSeat(tx, employerId, members.length + invited);
    const [row] = await tx
      .insert(teamInvitations)
      .values({ id: randomUUID(), employerId, email, role, invitedBy: userId, createdAt: ctx.now() })
      .onConflictDoNothing({ target: [teamInvitations.employerId, teamInvitations.email] })
      .returning({ id: teamInvitations.id });
    if (!row) throw new DomainError('team_invitation.exists');
    const self = members.find((member) => member.userId === userId);
    if (!self) throw new DomainError('employer.not_found');
    const name = self.fullName;
    if (mayInTeam(self.role, 'team.manage')) {
      await sendInvitation(ctx, tx, { id: row.id, invitedBy: name });
      await ctx.audit(tx, { action: 'team_invited', userId, sessionId });
    } else {
      await notifyOwnersOfProposal(ctx, tx, { employerId, key: row.id, email, proposedBy: name });
      await ctx.audit(tx, { action: 'team_proposed', userId, sessionId });
    }
    await publishTeam(ctx, tx, employerId);
    return loadTeam({ ...ctx, db: tx }, employerId, userId);
  });
}
