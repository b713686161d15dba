import { randomUUID } from 'node:crypto';
import type { CreateEmployer, OwnEmployer } from '@stellenvisite/contract/own-employers.schema';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { departments, employers } from '@stellenvisite/db/schema/employers';
import { employerDrafts } from '@stellenvisite/db/schema/own-employers';
import { eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { requirePlace, toEmployerValues } from './employer-values.ts';
import { loadOwnEmployer } from './get-own-employer.ts';

/**
 * The first employer of a person has the person's id (specification §6); every further one has its own, and a link to its owner.
 * What the onboarding made of its answers is completed by the first.
 */
export async function createEmployer(
  ctx: Context,
  { address, departmentNames = [], ...said }: CreateEmployer,
): Promise<OwnEmployer> {
  const { userId, sessionId } = await requirePermission(ctx, 'employer.create');
  const values = {
    ...toEmployerValues(said),
    ...requirePlace(address),
    name: said.name,
    type: said.type,
    updatedAt: ctx.now(),
  };
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { isFromOnboarding } = employers;
    const [own] = await tx.select({ isFromOnboarding }).from(employers).where(eq(employers.id, userId));
    const id = !own || own.isFromOnboarding ? userId : randomUUID();
    if (own?.isFromOnboarding) {
      await tx
        .update(employers)
        .set({ ...values, isFromOnboarding: false })
        .where(eq(employers.id, id));
    } else {
      await tx.insert(employers).values({ ...values, kinds: said.kinds ?? [], id, createdAt: ctx.now() });
      if (own) await tx.insert(userEmployerLinks).values({ userId, employerId: id, isActive: true, role: 'owner' });
      await ctx.audit(tx, { action: 'employer_created', userId, sessionId });
    }
    if (departmentNames.length > 0)
      await tx
        .insert(departments)
        .values(departmentNames.map((name, position) => ({ id: randomUUID(), employerId: id, name, position })));
    await tx.delete(employerDrafts).where(eq(employerDrafts.userId, userId));
    return loadOwnEmployer(tx, id);
  });
}
