import type { ProfileRole, Role } from '@stellenvisite/contract/identity/accounts';
import type { AssuranceLevel } from '@stellenvisite/contract/identity/auth';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq, isNotNull, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import { isPersonActive } from './actor-state.ts';
import type { Context } from './context.ts';
import { DomainError } from './domain-error.ts';
import { momentOf } from './live-jobs.ts';
import { prepareOnce } from './prepared-query.ts';

/** Somebody whose session lives at this moment, as the tables tell it: a token may be an hour behind. */
export type Person = {
  userId: string;
  sessionId: string;
  role: Role;
  profileRole: ProfileRole;
  isAdmin: boolean;
  /** The account is an administrator's, whichever sign-in opened the session. */
  isAdminAccount: boolean;
  aal: AssuranceLevel;
  hasVerifiedFactor: boolean;
  email: string | null;
  isEmailConfirmed: boolean;
};

/** Before the first sign-in of an administrator the confirmed address alone names the account. */
const isUnlinkedAddress = and(
  isNull(adminUsers.authUserId),
  isNotNull(authUsers.emailConfirmedAt),
  eq(adminUsers.email, authUsers.email),
);

/** Loads the person of a session, at the beginning of every request of a signed-in person. */
const personOfSession = prepareOnce((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      aal: authSessions.aal,
      email: authUsers.email,
      emailConfirmedAt: authUsers.emailConfirmedAt,
      profileRole: profiles.role,
      isAdmin: sql<boolean>`${authSessions.isAdmin} and exists (select 1 from ${adminUsers} where ${isAdminOf(userId)})`,
      isAdminAccount: sql<boolean>`exists (select 1 from ${adminUsers} where ${or(isAdminOf(userId), isUnlinkedAddress)})`,
      hasVerifiedFactor: sql<boolean>`exists (select 1 from ${authFactors} where ${and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified'))})`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .where(
      and(
        eq(authSessions.id, sql.placeholder('sessionId')),
        eq(authSessions.userId, userId),
        isPersonActive(sql.placeholder('now')),
      ),
    )
    .prepare('person_of_session');
});

export async function requirePerson(ctx: Pick<Context, 'db' | 'now' | 'actor'>): Promise<Person> {
  if (!ctx.actor) throw new DomainError('auth.required');
  const { userId, sessionId } = ctx.actor;
  const [row] = await personOfSession(ctx.db).execute({ userId, sessionId, now: momentOf(ctx) });
  if (!row) throw new DomainError('auth.session_ended');
  const profileRole = row.profileRole ?? 'job_seeker';
  return {
    userId,
    sessionId,
    role: row.isAdmin ? 'admin' : profileRole,
    profileRole,
    isAdmin: row.isAdmin,
    isAdminAccount: row.isAdminAccount,
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
