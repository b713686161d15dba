import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { type AnyColumn, and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { DomainError } from './domain-error.ts';
import type { Moment } from './live-jobs.ts';

/*
 * The one gate of all who act: requests and sockets ask it for the person, calls of partners' systems and signed links for the key,
 * workers for the employer. It is part of the statement that decides, so a ban or a suspension counts from its commit on, whatever
 * was opened before.
 */

/** Matches accounts that are neither put away nor banned at this moment. */
export const isPersonActive = (now: Moment): SQL<boolean> =>
  sql<boolean>`(${authUsers.deletedAt} is null and (${authUsers.bannedUntil} is null or ${authUsers.bannedUntil} <= ${now}::timestamptz))`;

/** The same for an account whose row is read already, by those that open a session. */
export const isBanned = ({ bannedUntil }: Pick<typeof authUsers.$inferSelect, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now;

/** Matches employers that are not suspended, where the table is part of the query. */
export const isEmployerActive = (): SQL => isNull(employers.suspendedAt);

/** Matches rows whose employer is not suspended, where the table is not part of the query. */
export const isOfActiveEmployer = (employerId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${employers} acting where acting.id = ${employerId} and acting.suspended_at is null)`;

/** Matches keys that were neither revoked nor ran out, of employers that are not suspended. */
export const isKeyActive = (now: Moment): SQL | undefined =>
  and(
    isNull(apiKeys.revokedAt),
    sql`(${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > ${now}::timestamptz)`,
    isOfActiveEmployer(apiKeys.employerId),
  );

/**
 * Locks employers until the transaction ends and refuses a suspended one: a suspension waits for what is being published, and what
 * is published after it is refused. Acquired before rows of jobs, so that two transactions never wait for each other.
 */
export async function lockActiveEmployers(tx: Tx, ...employerIds: readonly string[]): Promise<void> {
  if (employerIds.length === 0) return;
  const rows = await tx
    .select({ suspendedAt: employers.suspendedAt })
    .from(employers)
    .where(inArray(employers.id, employerIds))
    .orderBy(asc(employers.id))
    .for('no key update');
  if (rows.some(({ suspendedAt }) => suspendedAt !== null)) throw new DomainError('employer.suspended');
}
