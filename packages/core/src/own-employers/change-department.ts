import type { Departments, SaveDepartment } from '@stellenvisite/contract/own-employers.schema';
import { departments } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { momentOf } from '../live-jobs.ts';
import { loadDepartments, requireDepartment, touchEmployer } from './own-departments.ts';

/** Its jobs carry its name, and get the new one with it. */
export async function changeDepartment(
  ctx: Context,
  { id, ...department }: SaveDepartment & { id: string },
): Promise<Departments> {
  const employerId = await requireDepartment(ctx, id);
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    await tx.update(departments).set(department).where(eq(departments.id, id));
    await tx
      .update(jobs)
      .set({ department: department.name })
      .where(and(eq(jobs.departmentId, id), ne(jobs.department, department.name)));
    return loadDepartments(tx, employerId, momentOf(ctx));
  });
}
