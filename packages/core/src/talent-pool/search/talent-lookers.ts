import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { talentLookers, talentProfiles } from '@stellenvisite/db/schema/talent-pool';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { findTalentViewer } from './talent-viewer.ts';

/** An open page reads its list more often than that (`pool-queries.ts`). */
const LOOKING_MS = 60_000;
const RENEW_MS = 10_000;

/** Notes that somebody has the list open; written at most every ten seconds. */
export async function recordLooking(ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  const lookedAt = ctx.now();
  await ctx.db
    .insert(talentLookers)
    .values({ userId, lookedAt })
    .onConflictDoUpdate({
      target: talentLookers.userId,
      set: { lookedAt },
      setWhere: lt(talentLookers.lookedAt, new Date(lookedAt.getTime() - RENEW_MS)),
    });
}

/**
 * The profile with the people who have a list open in which it may stand. One whose employer was blocked is not among them: it may
 * not learn that somebody has left.
 */
export async function findLookers(ctx: Context, tx: Tx, userId: string): Promise<{ profileId: string; ids: string[] }> {
  const isShown = and(eq(talentProfiles.status, 'visible'), isNotNull(talentProfiles.region));
  const [profile] = await tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(and(eq(talentProfiles.userId, userId), isShown));
  if (!profile) return { profileId: '', ids: [] };
  const looking = await tx
    .select({ userId: authUsers.id, email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt })
    .from(talentLookers)
    .innerJoin(authUsers, eq(authUsers.id, talentLookers.userId))
    .where(gt(talentLookers.lookedAt, new Date(ctx.now().getTime() - LOOKING_MS)));
  const ids: string[] = [];
  for (const { confirmedAt, ...person } of looking) {
    const { hidden } = await findTalentViewer(
      { db: tx },
      { person: { ...person, isEmailConfirmed: confirmedAt !== null } },
    );
    if (!hidden.includes(userId)) ids.push(person.userId);
  }
  return { profileId: profile.id, ids };
}

/** Their open pages read the list again. */
export async function tellLookers(
  ctx: Context,
  tx: Tx,
  { profileId, ids }: { profileId: string; ids: readonly string[] },
): Promise<void> {
  for (const userId of ids) await ctx.publish(tx, { name: 'talent_pool.changed', userId, recordId: profileId });
}
