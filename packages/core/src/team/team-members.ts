import { mayInTeam, type TeamAction } from '@stellenvisite/contract/permissions';
import { type MemberTie, TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/team';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles, userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';

export type MemberRow = {
  userId: string;
  fullName: string;
  email: string | null;
  role: TeamRole;
  tie: MemberTie;
  lastSeenAt: Date | null;
};

/** Everybody who acts for the employer, as the mapping of people to employers has it; owners first. */
export async function selectMembers(db: Db | Tx, employerId: string): Promise<MemberRow[]> {
  const link = and(eq(userEmployerLinks.userId, authUsers.id), eq(userEmployerLinks.employerId, employerId));
  const rows = await db
    .select({
      userId: authUsers.id,
      fullName: profiles.fullName,
      email: authUsers.email,
      linkRole: userEmployerLinks.role,
      hasAddress: sql<boolean>`${isOfAddress(employerId)}`,
      lastSeenAt: sql<
        string | null
      >`(select max(${authSessions.refreshedAt}) from ${authSessions} where ${authSessions.userId} = ${authUsers.id})`,
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .leftJoin(userEmployerLinks, and(link, userEmployerLinks.isActive))
    .where(isMember(employerId));
  return rows
    .map(({ linkRole, hasAddress, lastSeenAt, ...row }): MemberRow => {
      const tie = row.userId === employerId ? 'creator' : hasAddress ? 'address' : 'link';
      const role = tie === 'link' && linkRole ? linkRole : 'owner';
      return { ...row, tie, role, lastSeenAt: lastSeenAt ? new Date(lastSeenAt) : null };
    })
    .sort(
      (a, b) =>
        TEAM_ROLES.indexOf(b.role) - TEAM_ROLES.indexOf(a.role) || a.fullName.localeCompare(b.fullName, 'de') || 0,
    );
}

/** The accounts of those in the team who may do this. */
export async function listMembersFor(db: Db | Tx, employerId: string, action: TeamAction): Promise<string[]> {
  const members = await selectMembers(db, employerId);
  return members.filter(({ role }) => mayInTeam(role, action)).map(({ userId }) => userId);
}

/** Whether the employer has an owner beside this person: in the statement that takes the role away, so that two at once cannot both do it. */
export function hasOtherOwner(tx: Tx, employerId: string, userId: string): SQL {
  const others = tx
    .select({ one: sql`1` })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(isMember(employerId, 'owner'), ne(authUsers.id, userId)));
  return sql`exists ${others}`;
}

/** One change of a team at a time. */
export async function lockTeam(tx: Tx, employerId: string): Promise<void> {
  await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
}

function isMember(employerId: string, role?: TeamRole): SQL | undefined {
  const isLinked = sql`${authUsers.id} in (select ${userEmployerLinks.userId} from ${userEmployerLinks} where ${and(
    eq(userEmployerLinks.employerId, employerId),
    userEmployerLinks.isActive,
    role && eq(userEmployerLinks.role, role),
  )})`;
  const isTied = sql`(${authUsers.id} = ${employerId} or ${isLinked} or ${isOfAddress(employerId)})`;
  return and(eq(profiles.role, 'employer'), isNull(authUsers.deletedAt), isTied);
}

const isOfAddress = (employerId: string) =>
  sql`(${authUsers.emailConfirmedAt} is not null and ${authUsers.email} = (select lower(${employers.email}) from ${employers} where ${employers.id} = ${employerId}))`;
