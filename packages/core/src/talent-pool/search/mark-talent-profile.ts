import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { talentMarks } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePoolAccess } from '../access/require-pool-access.ts';
import { requireSeen } from './get-talent-profile.ts';

type Mark = { id: string; employerId?: string | undefined };

/** The employer's people share what is marked. */
export async function markTalentProfile(ctx: Context, { id, employerId: asked }: Mark): Promise<void> {
  const { person, employerId } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  await requireSeen(ctx, person, id);
  await ctx.db
    .insert(talentMarks)
    .values({ profileId: id, employerId, byUserId: person.userId, markedAt: ctx.now() })
    .onConflictDoNothing();
}

/** The same answer whether it was marked, is gone or was never there. */
export async function unmarkTalentProfile(ctx: Context, { id, employerId: asked }: Mark): Promise<void> {
  const { employerId } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  if (!isId(id)) throw new DomainError('talent_pool.not_found');
  await ctx.db.delete(talentMarks).where(and(eq(talentMarks.employerId, employerId), eq(talentMarks.profileId, id)));
}
