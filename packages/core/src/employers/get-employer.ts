import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { employerItemColumns, toEmployerDetail } from './employer-view.ts';

export async function getEmployer(ctx: Context, { id }: { id: string }): Promise<EmployerDetail> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  const [[row], departmentRows, mediaRows] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(employers), ...employerItemColumns(ctx) })
      .from(employers)
      .where(eq(employers.id, id)),
    ctx.db.select().from(departments).where(eq(departments.employerId, id)).orderBy(asc(departments.position)),
    ctx.db
      .select()
      .from(employerMedia)
      .where(and(eq(employerMedia.employerId, id), eq(employerMedia.kind, 'picture')))
      .orderBy(asc(employerMedia.position)),
  ]);
  if (!row) throw new DomainError('employer.not_found');
  return toEmployerDetail(row, { departments: departmentRows, media: mediaRows });
}
