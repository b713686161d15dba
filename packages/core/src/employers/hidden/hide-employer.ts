import { MAX_HIDDEN_EMPLOYERS } from '@stellenvisite/contract/employers/employers';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { requirePermission } from '../../require-permission.ts';

/** Hidden twice it is hidden once. */
export async function hideEmployer(ctx: Context, { employerId }: { employerId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'hidden_employer.write');
  if (!isId(employerId)) throw new DomainError('employer.not_found');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if ((await tx.$count(employers, eq(employers.id, employerId))) === 0) throw new DomainError('employer.not_found');
    if ((await tx.$count(hiddenEmployers, ownHiddenEmployer(userId, employerId))) > 0) return;
    const hidden = await tx.$count(hiddenEmployers, eq(hiddenEmployers.userId, userId));
    if (hidden >= MAX_HIDDEN_EMPLOYERS) throw new DomainError('hidden_employer.limit_reached');
    await tx.insert(hiddenEmployers).values({ userId, employerId, hiddenAt: ctx.now() });
  });
}

/** No longer hidden. */
export async function showEmployer(ctx: Context, { employerId }: { employerId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'hidden_employer.write');
  const [row] = await ctx.db
    .delete(hiddenEmployers)
    .where(ownHiddenEmployer(userId, employerId))
    .returning({ id: hiddenEmployers.employerId });
  if (!row) throw new DomainError('hidden_employer.not_found');
}

function ownHiddenEmployer(userId: string, employerId: string): SQL | undefined {
  if (!isId(employerId)) throw new DomainError('hidden_employer.not_found');
  return and(eq(hiddenEmployers.userId, userId), eq(hiddenEmployers.employerId, employerId));
}
