import { MAX_HIDDEN_EMPLOYERS } from '@stellenvisite/contract/hidden-employers';
import { isId } from '@stellenvisite/contract/ids.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { ownHiddenEmployer } from './own-hidden-employer.ts';

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
