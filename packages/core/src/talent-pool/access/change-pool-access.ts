import { isId } from '@stellenvisite/contract/ids.schema';
import type { ChangePoolAccess } from '@stellenvisite/contract/talent-enquiries.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool';
import { eq } from 'drizzle-orm';
import { recordAdminAct } from '../../audit/record-admin-act.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../permissions/require-permission.ts';

/** Closes the pool for an employer, with the reason it reads, or opens it again. What is so already stays and is not logged twice. */
export async function changePoolAccess(
  ctx: Context,
  { id, ...wanted }: ChangePoolAccess & { id: string },
): Promise<void> {
  await requirePermission(ctx, 'talent_pool.moderate');
  await ctx.db.transaction(async (tx) => {
    const [employer] = isId(id)
      ? await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, id)).for('update')
      : [];
    if (!employer) throw new DomainError('employer.not_found');
    const [before] = await tx.select().from(talentClosures).where(eq(talentClosures.employerId, id));
    if (wanted.isOpen === !before) return;
    if (wanted.isOpen) await tx.delete(talentClosures).where(eq(talentClosures.employerId, id));
    else await tx.insert(talentClosures).values({ employerId: id, reason: wanted.reason, closedAt: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: wanted.isOpen ? 'pool_access.opened' : 'pool_access.closed',
      subject: { kind: 'employer', id, label: employer.name },
      before: { isOpen: !wanted.isOpen, reason: before?.reason ?? null },
      after: { isOpen: wanted.isOpen, reason: wanted.isOpen ? null : wanted.reason },
    });
  });
}
