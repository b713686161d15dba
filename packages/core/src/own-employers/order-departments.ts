import type { Departments, OrderDepartments } from '@stellenvisite/contract/own-employers.schema';
import { departments } from '@stellenvisite/db/schema/employers';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { momentOf } from '../live-jobs.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadDepartments, touchEmployer } from './own-departments.ts';

/** In the order of the ids; those that are not named follow. */
export async function orderDepartments(
  ctx: Context,
  { employerId: asked, ids }: OrderDepartments & { employerId?: string | undefined },
): Promise<Departments> {
  const { employerId } = await requireActingEmployer(ctx, 'employer.change', asked);
  const place = sql`coalesce(array_position(${sql.param(ids)}::uuid[], ${departments.id}), ${ids.length + 1})`;
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    await tx.update(departments).set({ position: place }).where(eq(departments.employerId, employerId));
    return loadDepartments(tx, employerId, momentOf(ctx));
  });
}
