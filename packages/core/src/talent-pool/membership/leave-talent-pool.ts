import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { talentProfiles } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePermission } from '../../require-permission.ts';
import { endEnquiries } from '../enquiries/expire-enquiries.ts';
import { findViewers, notifyViewers } from '../search/get-talent-pool.ts';
import { recordTalentConsent } from './renew-consents.ts';

/** Gone at once and everywhere: no answer is retained anywhere that could still show the profile. Its number is never given again. */
export async function leaveTalentPool(ctx: Context): Promise<void> {
  const { userId } = await requirePermission(ctx, 'talent_pool.join');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await endEnquiries(ctx, tx, eq(talentEnquiries.userId, userId), { status: 'ended' });
    await notifyViewers(ctx, tx, await findViewers(ctx, tx, userId));
    const [gone] = await tx.delete(talentProfiles).where(eq(talentProfiles.userId, userId)).returning();
    if (!gone) throw new DomainError('talent_pool.not_member');
    await recordTalentConsent(tx, { userId, kind: 'talent_pool_ended', at: ctx.now() });
  });
}
