import { randomUUID } from 'node:crypto';
import { MAX_DEPARTMENTS } from '@stellenvisite/contract/own-employers';
import type { Departments, SaveDepartment } from '@stellenvisite/contract/own-employers.schema';
import { departments } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { momentOf } from '../live-jobs.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadDepartments, touchEmployer } from './own-departments.ts';

export async function createDepartment(
  ctx: Context,
  { employerId: asked, ...department }: SaveDepartment & { employerId?: string | undefined },
): Promise<Departments> {
  const { employerId } = await requireActingEmployer(ctx, 'employer.change', asked);
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, employerId);
    const count = await tx.$count(departments, eq(departments.employerId, employerId));
    if (count >= MAX_DEPARTMENTS) throw new DomainError('department.limit_reached');
    await tx.insert(departments).values({ id: randomUUID(), employerId, ...department, position: count });
    return loadDepartments(tx, employerId, momentOf(ctx));
  });
}
