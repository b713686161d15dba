import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../../auth/users/lock-person.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { endEnquiries } from '../enquiries/end-enquiries.ts';
import { findLookers, tellLookers } from '../search/talent-lookers.ts';
import { recordTalentConsent } from './record-consent.ts';

/** Gone at once and everywhere: no answer is kept anywhere that could still show the profile. Its number is never given again. */
export async function leaveTalentPool(ctx: Context): Promise<void> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await endEnquiries(ctx, tx, eq(talentEnquiries.userId, userId), { status: 'ended' });
    await tellLookers(ctx, tx, await findLookers(ctx, tx, userId));
    const [gone] = await tx.delete(talentProfiles).where(eq(talentProfiles.userId, userId)).returning();
    if (!gone) throw new DomainError('talent_pool.not_member');
    await recordTalentConsent(tx, { userId, kind: 'talent_pool_ended', at: ctx.now() });
  });
}
