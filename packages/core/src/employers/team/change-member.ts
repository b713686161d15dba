import type { GiveRole, Team } from '@stellenvisite/contract/employers/team.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { loadTeam, type OfTeam } from './get-team.ts';
import { admit, changeRole, endMembership, refuse, removeMember } from './team-links.ts';

type OfMember = OfTeam & { userId: string };

export function changeMemberRole(ctx: Context, { role, ...member }: OfMember & GiveRole): Promise<Team> {
  return manage(ctx, member, 'team_role_changed', (tx, link) => changeRole(ctx, tx, { ...link, role }));
}

export async function removeTeamMember(ctx: Context, member: OfMember): Promise<Team> {
  if (member.userId === ctx.actor?.userId) throw new DomainError('request.invalid', 'who leaves is not removed');
  return manage(ctx, member, 'team_member_removed', (tx, link) => removeMember(ctx, tx, link));
}

export function confirmProposal(ctx: Context, { role, ...member }: OfMember & GiveRole): Promise<Team> {
  return manage(ctx, member, 'employer_link_confirmed', async (tx, link) => {
    if (!(await admit(ctx, tx, { ...link, role }))) throw new DomainError('employer_link.not_found');
  });
}

export function refuseProposal(ctx: Context, member: OfMember): Promise<Team> {
  return manage(ctx, member, 'employer_link_ended', async (tx, link) => {
    if (!(await refuse(ctx, tx, link))) throw new DomainError('employer_link.not_found');
  });
}

/** Gives up the own place in the team; everybody but the last owner may. */
export async function leaveTeam(ctx: Context, { employerId: asked }: OfTeam): Promise<void> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.leave', asked);
  const { userId, sessionId } = person;
  await ctx.db.transaction(async (tx) => {
    await endMembership(ctx, tx, { employerId, userId });
    await ctx.audit(tx, { action: 'team_left', userId, sessionId });
  });
}

type Work = (tx: Tx, link: { employerId: string; userId: string }) => Promise<void>;

async function manage(
  ctx: Context,
  { employerId: asked, userId }: OfMember,
  action: string,
  work: Work,
): Promise<Team> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.manage', asked);
  if (!isId(userId)) throw new DomainError('team.member_not_found');
  return ctx.db.transaction(async (tx) => {
    await work(tx, { employerId, userId });
    await ctx.audit(tx, { action, userId: person.userId, sessionId: person.sessionId });
    // A member who has lowered their own role still sees the result.
    return loadTeam({ ...ctx, db: tx }, employerId, person.userId);
  });
}
