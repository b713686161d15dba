import { hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownHiddenEmployer } from './own-hidden-employer.ts';

/** No longer hidden. */
export async function showEmployer(ctx: Context, { employerId }: { employerId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'hidden_employer.write');
  const [row] = await ctx.db
    .delete(hiddenEmployers)
    .where(ownHiddenEmployer(userId, employerId))
    .returning({ id: hiddenEmployers.employerId });
  if (!row) throw new DomainError('hidden_employer.not_found');
}
