import type { Tx } from '@stellenvisite/db/client';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { talentMarks, talentProfiles, talentViews } from '@stellenvisite/db/schema/talent-pool';
import { and, eq } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { lockPerson } from '../../auth/users/lock-person.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { listMembersFor } from '../../team/team-members.ts';
import { endEnquiries } from '../enquiries/end-enquiries.ts';
import { berlinDay, isBlockedBy } from '../search/talent-viewer.ts';
import { recordTalentConsent } from './record-consent.ts';

/** Gone at once and everywhere: no answer is kept anywhere that could still show the profile. Its number is never given again. */
export async function leaveTalentPool(ctx: Context): Promise<void> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await endEnquiries(ctx, tx, eq(talentEnquiries.userId, userId), { status: 'ended' });
    await tellWhoLooks(ctx, tx, userId);
    const [gone] = await tx.delete(talentProfiles).where(eq(talentProfiles.userId, userId)).returning();
    if (!gone) throw new DomainError('talent_pool.not_member');
    await recordTalentConsent(tx, { userId, kind: 'talent_pool_ended', at: ctx.now() });
  });
}

/**
 * Open pages of employers that have marked the profile, or opened it today, read their list again. One that was blocked meanwhile
 * hears nothing: it may not learn that somebody has left.
 */
async function tellWhoLooks(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const isTheirs = eq(talentProfiles.userId, userId);
  const isToday = eq(talentViews.viewedOn, berlinDay(ctx.now()));
  const looking = await union(
    tx
      .select({ employerId: talentMarks.employerId, profileId: talentMarks.profileId })
      .from(talentMarks)
      .innerJoin(talentProfiles, eq(talentProfiles.id, talentMarks.profileId))
      .where(isTheirs),
    tx
      .select({ employerId: talentViews.employerId, profileId: talentViews.profileId })
      .from(talentViews)
      .innerJoin(talentProfiles, eq(talentProfiles.id, talentViews.profileId))
      .where(and(isTheirs, isToday)),
  );
  for (const { employerId, profileId } of looking) {
    if (await isBlockedBy({ db: tx }, { employerId, userId })) continue;
    for (const member of await listMembersFor(tx, employerId, 'talent_pool.read'))
      await ctx.publish(tx, { name: 'talent_pool.changed', userId: member, recordId: profileId });
  }
}
