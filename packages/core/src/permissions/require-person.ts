import type { ProfileRole, Role } from '@stellenvisite/contract/accounts';
import type { AssuranceLevel } from '@stellenvisite/contract/auth';
import { adminUsers, profiles } from '@stellenvisite/db/schema/accounts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/auth';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, eq, or, type Placeholder, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { prepareOnce } from '../prepared-query.ts';

/** Somebody whose session lives at this moment, as the tables tell it: a token may be an hour behind. */
export type Person = {
  userId: string;
  sessionId: string;
  role: Role;
  profileRole: ProfileRole;
  isAdmin: boolean;
  aal: AssuranceLevel;
  hasVerifiedFactor: boolean;
  email: string | null;
  isEmailConfirmed: boolean;
};

/** Asked at the beginning of every request of somebody who is signed in. */
const personOfSession = prepareOnce((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      aal: authSessions.aal,
      email: authUsers.email,
      emailConfirmedAt: authUsers.emailConfirmedAt,
      bannedUntil: authUsers.bannedUntil,
      deletedAt: authUsers.deletedAt,
      profileRole: profiles.role,
      isAdmin: sql<boolean>`${authSessions.isAdmin} and exists (select 1 from ${adminUsers} where ${isAdminOf(userId)})`,
      hasVerifiedFactor: sql<boolean>`exists (select 1 from ${authFactors} where ${and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified'))})`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authSessions.id, sql.placeholder('sessionId')), eq(authSessions.userId, userId)))
    .prepare('person_of_session');
});

export async function requirePerson(ctx: Pick<Context, 'db' | 'now' | 'actor'>): Promise<Person> {
  if (!ctx.actor) throw new DomainError('auth.required');
  const { userId, sessionId } = ctx.actor;
  const [row] = await personOfSession(ctx.db).execute({ userId, sessionId });
  const isBanned = row?.bannedUntil ? row.bannedUntil > ctx.now() : false;
  if (!row || row.deletedAt || isBanned) throw new DomainError('auth.session_ended');
  const profileRole = row.profileRole ?? 'job_seeker';
  return {
    userId,
    sessionId,
    role: row.isAdmin ? 'admin' : profileRole,
    profileRole,
    isAdmin: row.isAdmin,
    aal: row.aal,
    hasVerifiedFactor: row.hasVerifiedFactor,
    email: row.email,
    isEmailConfirmed: row.emailConfirmedAt !== null,
  };
}

/**
 * Specification §6: the table of administrators names the user by its own id or by the account it is linked to. Their
 * rights come with a session of the administrators' sign-in: who reads their mails can open any other one.
 */
function isAdminOf(userId: Placeholder) {
  return or(eq(adminUsers.authUserId, userId), eq(adminUsers.id, userId));
}
