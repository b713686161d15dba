import { talentClosures } from '@stellenvisite/db/schema/talent-pool';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { type Acting, requireActingEmployer } from '../../permissions/require-acting-employer.ts';

/** The employer somebody searches the pool for. */
export async function requirePoolAccess(
  ctx: Context,
  action: 'talent_pool.read' | 'talent_pool.enquire',
  asked: string | undefined,
): Promise<Acting> {
  const acting = await requireActingEmployer(ctx, action, asked);
  await requireOpenPool(ctx, acting.employerId);
  return acting;
}

/** An employer whose access was closed is told why; what was agreed before stays readable. */
export async function requireOpenPool(ctx: Context, employerId: string): Promise<void> {
  const [closure] = await ctx.db
    .select({ reason: talentClosures.reason })
    .from(talentClosures)
    .where(eq(talentClosures.employerId, employerId));
  if (closure)
    throw new DomainError('talent_pool.access_closed', undefined, {
      errors: [{ path: 'employerId', message: closure.reason }],
    });
}
