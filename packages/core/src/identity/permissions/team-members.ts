import { type MemberTie, TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/employers/team';
import { mayInTeam, type TeamAction } from '@stellenvisite/contract/identity/permissions';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isPersonActive } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { momentOf } from '../../live-jobs.ts';

export type MemberRow = {
  userId: string;
  fullName: string;
  email: string | null;
  isEmailConfirmed: boolean;
  /** Neither banned nor erased. */
  isActive: boolean;
  role: TeamRole;
  tie: MemberTie;
  lastSeenAt: Date | null;
};

/** Lists everybody who acts for the employer by the mapping of people to employers; owners first. */
export async function selectMembers(db: Db | Tx, employerId: string): Promise<MemberRow[]> {
  const link = and(eq(userEmployerLinks.userId, authUsers.id), eq(userEmployerLinks.employerId, employerId));
  const rows = await db
    .select({
      userId: authUsers.id,
      fullName: profiles.fullName,
      email: authUsers.email,
      isEmailConfirmed: sql<boolean>`${authUsers.emailConfirmedAt} is not null`,
      isActive: isPersonActive(sql`now()`),
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
      const role = !hasAddress && linkRole ? linkRole : 'owner';
      return { ...row, tie, role, lastSeenAt: lastSeenAt ? new Date(lastSeenAt) : null };
    })
    .sort(
      (a, b) =>
        TEAM_ROLES.indexOf(b.role) - TEAM_ROLES.indexOf(a.role) || a.fullName.localeCompare(b.fullName, 'de') || 0,
    );
}

/** Lists the accounts of members who may do this. */
export async function listMembersFor(db: Db | Tx, employerId: string, action: TeamAction): Promise<string[]> {
  const members = await selectMembers(db, employerId);
  return members.filter(({ role }) => mayInTeam(role, action)).map(({ userId }) => userId);
}

/** Lists the owners of an employer, and whether each of them may act at this moment. */
export async function listOwners(
  ctx: Pick<Context, 'now'>,
  db: Db | Tx,
  employerId: string,
): Promise<{ userId: string; isActive: boolean }[]> {
  return db
    .select({ userId: authUsers.id, isActive: isPersonActive(momentOf(ctx)) })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(isMember(employerId, 'owner'));
}

/** Matches where the employer has another owner who is not banned. Part of the statement that removes the role, so that two at once cannot both do it. */
export function hasOtherOwner(tx: Tx, employerId: string, userId: string): SQL {
  const others = tx
    .select({ one: sql`1` })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(isMember(employerId, 'owner'), ne(authUsers.id, userId), isPersonActive(sql`now()`)));
  return sql`exists ${others}`;
}

/** Locks the team, so that changes follow each other. */
export async function lockTeam(tx: Tx, employerId: string): Promise<void> {
  await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
}

function isMember(employerId: string, role?: TeamRole): SQL | undefined {
  const isLinked = sql`${authUsers.id} in (select ${userEmployerLinks.userId} from ${userEmployerLinks} where ${and(
    eq(userEmployerLinks.employerId, employerId),
    userEmployerLinks.isActive,
    role && eq(userEmployerLinks.role, role),
  )})`;
  const isTied = sql`(${isCreator(employerId, role)} or ${isLinked} or ${isOfAddress(employerId)})`;
  return and(eq(profiles.role, 'employer'), isNull(authUsers.deletedAt), isTied);
}

/** Whoever created the employer, unless another owner has removed them or given them a lower role. */
function isCreator(employerId: string, role?: TeamRole): SQL {
  const hasOther = sql`exists (select 1 from ${userEmployerLinks} where ${and(
    eq(userEmployerLinks.userId, authUsers.id),
    eq(userEmployerLinks.employerId, employerId),
    or(isNotNull(userEmployerLinks.endedAt), role && and(userEmployerLinks.isActive, ne(userEmployerLinks.role, role))),
  )})`;
  return sql`(${authUsers.id} = ${employerId} and not ${hasOther})`;
}

const isOfAddress = (employerId: string) =>
  sql`(${authUsers.emailConfirmedAt} is not null and ${authUsers.email} = (select ${employers.accountEmail} from ${employers} where ${employers.id} = ${employerId}))`;

type Owner = Pick<MemberRow, 'userId' | 'email' | 'isEmailConfirmed'>;

/** Checks whether one of these people owns the employer that a column names. */
export function isOwnedBy(db: Db | Tx, employerId: PgColumn, people: readonly Owner[]): SQL | undefined {
  const ids = people.map(({ userId }) => userId);
  const emails = people.flatMap(({ email, isEmailConfirmed }) => (email && isEmailConfirmed ? [email] : []));
  const links = db.select({ employerId: userEmployerLinks.employerId }).from(userEmployerLinks);
  const isOfPeople = inArray(userEmployerLinks.userId, ids);
  const owned = links.where(and(isOfPeople, userEmployerLinks.isActive, eq(userEmployerLinks.role, 'owner')));
  const lost = db
    .select({ one: sql`1` })
    .from(userEmployerLinks)
    .where(
      and(
        eq(userEmployerLinks.userId, employerId),
        eq(userEmployerLinks.employerId, employerId),
        or(isNotNull(userEmployerLinks.endedAt), ne(userEmployerLinks.role, 'owner')),
      ),
    );
  const byAddress = db.select({ id: employers.id }).from(employers).where(inArray(employers.accountEmail, emails));
  return or(
    inArray(employerId, owned),
    and(inArray(employerId, ids), notExists(lost)),
    emails.length > 0 ? inArray(employerId, byAddress) : undefined,
  );
}
