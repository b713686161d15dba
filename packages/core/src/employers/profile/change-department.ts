import { randomUUID } from 'node:crypto';
import {
  type Departments,
  MAX_DEPARTMENTS,
  type OrderDepartments,
  type SaveDepartment,
} from '@stellenvisite/contract/employers/own-employers.schema';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { momentOf } from '../../live-jobs.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { getDepartments, requireDepartment, touchEmployer } from './own-departments.ts';

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
    return getDepartments(tx, employerId, momentOf(ctx));
  });
}

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
    return getDepartments(tx, employerId, momentOf(ctx));
  });
}

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
    return getDepartments(tx, employerId, momentOf(ctx));
  });
}
