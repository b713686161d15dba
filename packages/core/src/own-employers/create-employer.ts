import { randomUUID } from 'node:crypto';
import type { CreateEmployer, OwnEmployer } from '@stellenvisite/contract/own-employers.schema';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { requirePlace, toEmployerValues } from './employer-values.ts';
import { loadOwnEmployer } from './get-own-employer.ts';

/** The first employer of a person has the person's id (specification §6); every further one has its own, and a link to its owner. */
export async function createEmployer(ctx: Context, { address, ...said }: CreateEmployer): Promise<OwnEmployer> {
  const { userId, sessionId } = await requirePermission(ctx, 'employer.create');
  const place = requirePlace(address);
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [own] = await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, userId));
    const id = own ? randomUUID() : userId;
    await tx.insert(employers).values({
      ...toEmployerValues(said),
      kinds: said.kinds ?? [],
      ...place,
      id,
      name: said.name,
      type: said.type,
      createdAt: now,
      updatedAt: now,
    });
    if (own) await tx.insert(userEmployerLinks).values({ userId, employerId: id, isActive: true });
    await ctx.audit(tx, { action: 'employer_created', userId, sessionId });
    return loadOwnEmployer(tx, id);
  });
}
