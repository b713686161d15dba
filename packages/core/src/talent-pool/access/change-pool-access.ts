import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { ChangePoolAccess } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';

/**
 * Closes the pool for an employer, with the reason it reads, or opens it again: an administrator has then checked its name and group,
 * which the blocks of people are compared with from now on. What is so already stays and is not logged twice.
 */
export async function changePoolAccess(
  ctx: Context,
  { id, ...wanted }: ChangePoolAccess & { id: string },
): Promise<void> {
  await requirePermission(ctx, 'talent_pool.moderate');
  await ctx.db.transaction(async (tx) => {
    const [employer] = isId(id) ? await tx.select().from(employers).where(eq(employers.id, id)).for('update') : [];
    if (!employer) throw new DomainError('employer.not_found');
    const [before] = await tx.select().from(talentClosures).where(eq(talentClosures.employerId, id));
    const isClosed = before !== undefined && (wanted.isOpen || before.cause === 'administrator');
    if (wanted.isOpen === !isClosed) return;
    if (wanted.isOpen) {
      // An employer that was renamed since the administrator read the list has not been checked.
      if (wanted.name !== undefined && wanted.name !== employer.name)
        throw new DomainError('employer.changed_elsewhere');
      await tx.delete(talentClosures).where(eq(talentClosures.employerId, id));
      const checked = { checkedName: employer.name, checkedOwner: employer.owner };
      await tx.update(employers).set(checked).where(eq(employers.id, id));
    } else {
      const closure = { cause: 'administrator' as const, reason: wanted.reason, closedAt: ctx.now() };
      await tx
        .insert(talentClosures)
        .values({ employerId: id, ...closure })
        .onConflictDoUpdate({ target: talentClosures.employerId, set: closure });
    }
    await recordAdminAct(ctx, tx, {
      action: wanted.isOpen ? 'pool_access.opened' : 'pool_access.closed',
      subject: { kind: 'employer', id, label: employer.name },
      before: { isOpen: !wanted.isOpen, reason: before?.reason ?? null },
      after: { isOpen: wanted.isOpen, reason: wanted.isOpen ? null : wanted.reason },
    });
  });
}
