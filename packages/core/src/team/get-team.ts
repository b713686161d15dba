import { mayInTeam } from '@stellenvisite/contract/permissions';
import type { Team, TeamInvitation, TeamProposal } from '@stellenvisite/contract/team.schema';
import { profiles, userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { teamInvitations } from '@stellenvisite/db/schema/team';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { invitationState } from './team-invitations.ts';
import { selectMembers } from './team-members.ts';

export type OfTeam = { employerId?: string | undefined };

/** Who works for the employer. Who was invited is shown to those who may invite, who asks to join to those who decide. */
export async function getTeam(ctx: Context, { employerId: asked }: OfTeam): Promise<Team> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.read', asked);
  return loadTeam(ctx, employerId, person.userId);
}

/** For use cases that have checked the permission already. */
export async function loadTeam(ctx: Pick<Context, 'db' | 'now'>, employerId: string, selfId: string): Promise<Team> {
  const members = await selectMembers(ctx.db, employerId);
  const role = members.find(({ userId }) => userId === selfId)?.role;
  if (!role) throw new DomainError('employer.not_found');
  return {
    employerId,
    role,
    members: members.map(({ lastSeenAt, ...member }) => ({
      ...member,
      isSelf: member.userId === selfId,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    invitations: mayInTeam(role, 'team.propose') ? await listInvitations(ctx, employerId, selfId) : [],
    proposals: mayInTeam(role, 'team.manage') ? await listProposals(ctx, employerId) : [],
  };
}

async function listInvitations(
  { db, now }: Pick<Context, 'db' | 'now'>,
  employerId: string,
  selfId: string,
): Promise<TeamInvitation[]> {
  const rows = await db
    .select({ row: teamInvitations, invitedBy: profiles.fullName })
    .from(teamInvitations)
    .leftJoin(profiles, eq(profiles.id, teamInvitations.invitedBy))
    .where(eq(teamInvitations.employerId, employerId))
    .orderBy(asc(teamInvitations.createdAt));
  return rows.map(({ row, invitedBy }) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    state: invitationState(row, now()),
    invitedBy: invitedBy === null ? null : { name: invitedBy, isSelf: row.invitedBy === selfId },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}

async function listProposals({ db }: Pick<Context, 'db'>, employerId: string): Promise<TeamProposal[]> {
  const isOpen = and(
    eq(userEmployerLinks.employerId, employerId),
    eq(userEmployerLinks.isActive, false),
    isNull(userEmployerLinks.endedAt),
  );
  const rows = await db
    .select({
      userId: authUsers.id,
      fullName: profiles.fullName,
      email: authUsers.email,
      proposedAt: userEmployerLinks.createdAt,
    })
    .from(userEmployerLinks)
    .innerJoin(authUsers, eq(authUsers.id, userEmployerLinks.userId))
    .innerJoin(profiles, eq(profiles.id, userEmployerLinks.userId))
    .where(isOpen)
    .orderBy(asc(userEmployerLinks.createdAt));
  return rows.map((row) => ({ ...row, proposedAt: row.proposedAt.toISOString() }));
}
