import { isId } from '@stellenvisite/contract/ids.schema';
import type { Departments } from '@stellenvisite/contract/own-employers.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { departments, employers } from '@stellenvisite/db/schema/employers';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { toDepartment } from '../employers/employer-view.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { requirePermission } from '../permissions/require-permission.ts';

export async function listOwnDepartments(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<Departments> {
  const { employerId } = await requireActingEmployer(ctx, 'employer.change', asked);
  return loadDepartments(ctx.db, employerId);
}

export async function loadDepartments(db: Db | Tx, employerId: string): Promise<Departments> {
  const rows = await db
    .select()
    .from(departments)
    .where(eq(departments.employerId, employerId))
    .orderBy(asc(departments.position), asc(departments.name));
  return { items: rows.map(toDepartment) };
}

/** The employer whose department it is. Another employer's department is not found. */
export async function requireDepartment(ctx: Context, id: string): Promise<string> {
  const [row] = isId(id)
    ? await ctx.db.select({ employerId: departments.employerId }).from(departments).where(eq(departments.id, id))
    : [];
  const resource = { employerId: row?.employerId, notFound: 'department.not_found' } as const;
  await requirePermission(ctx, 'employer.change', resource);
  if (!row) throw new DomainError('department.not_found');
  return row.employerId;
}

/** One change of an employer's departments at a time; the page of the employer is as new as they are. */
export async function touchEmployer(ctx: Context, tx: Tx, employerId: string): Promise<void> {
  await tx.update(employers).set({ updatedAt: ctx.now() }).where(eq(employers.id, employerId));
}
