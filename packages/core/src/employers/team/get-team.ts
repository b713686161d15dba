import type { Team, TeamInvitation, TeamProposal } from '@stellenvisite/contract/employers/team.schema';
import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { selectMembers } from '../../identity/permissions/team-members.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { invitationState } from './team-invitations.ts';

export type OfTeam = { employerId?: string | undefined };

/** Returns the members of the employer. Invitations are shown to those who may invite, requests to join to those who decide. */
export async function getTeam(ctx: Context, { employerId: asked }: OfTeam): Promise<Team> {
  const { person, employerId } = await requireActingEmployer(ctx, 'team.read', asked);
  return loadTeam(ctx, employerId, person.userId);
}

/** For use cases that have checked the permission already. */
export async function loadTeam(ctx: Pick<Context, 'db' | 'now'>, employerId: string, selfId: string): Promise<Team> {
  const members = await selectMembers(ctx.db, employerId);
  const role = members.find(({ userId }) => userId === selfId)?.role;
  if (!role) throw new DomainError('employer.not_found');
  const isOwner = mayInTeam(role, 'team.manage');
  return {
    employerId,
    role,
    accountAddress: isOwner ? await readAccountAddress(ctx.db, employerId) : null,
    members: members.map(({ lastSeenAt, isEmailConfirmed: _, ...member }) => ({
      ...member,
      isSelf: member.userId === selfId,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    invitations: mayInTeam(role, 'team.propose') ? await listInvitations(ctx, employerId, selfId) : [],
    proposals: isOwner ? await listProposals(ctx, employerId) : [],
  };
}

/** Reads the address whose confirmed account owns the employer (95 points of the mapping). */
export async function readAccountAddress(db: Db | Tx, employerId: string): Promise<string | null> {
  const { accountEmail } = employers;
  const [row] = await db.select({ accountEmail }).from(employers).where(eq(employers.id, employerId));
  return row?.accountEmail ?? null;
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
    isAccountAddress: row.isAccountAddress,
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
