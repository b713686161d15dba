import type { Departments } from '@stellenvisite/contract/own-employers.schema';
import { departments } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loadDepartments, requireDepartment, touchEmployer } from './own-departments.ts';

/** Its jobs stay, with its name as a word. */
export async function deleteDepartment(ctx: Context, { id }: { id: string }): Promise<Departments> {
  const employerId = await requireDepartment(ctx, id);
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    await tx.delete(departments).where(eq(departments.id, id));
    return loadDepartments(tx, employerId);
  });
}
