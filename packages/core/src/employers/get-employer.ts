import type { EmployerDetail } from '@stellenvisite/contract/employers.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { departments, employerMedia, employers, employerVideos } from '@stellenvisite/db/schema/employers';
import { formerEmployers } from '@stellenvisite/db/schema/former-employers';
import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { employerItemColumns, toEmployerDetail } from './employer-view.ts';
import { isPublicMedia } from './media-variants.ts';

/** An employer that was merged is answered by the one that remains, under the id of that one. */
export async function getEmployer(ctx: Context, { id }: { id: string }): Promise<EmployerDetail> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  return (await findEmployer(ctx, id)) ?? (await findRemaining(ctx, id));
}

async function findRemaining(ctx: Context, id: string): Promise<EmployerDetail> {
  const [former] = await ctx.db
    .select({ employerId: formerEmployers.employerId })
    .from(formerEmployers)
    .where(eq(formerEmployers.id, id));
  const remaining = former && (await findEmployer(ctx, former.employerId));
  if (!remaining) throw new DomainError('employer.not_found');
  return remaining;
}

async function findEmployer(ctx: Context, id: string): Promise<EmployerDetail | null> {
  const [[row], departmentRows, mediaRows, [video]] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(employers), ...employerItemColumns(ctx) })
      .from(employers)
      .where(eq(employers.id, id)),
    ctx.db.select().from(departments).where(eq(departments.employerId, id)).orderBy(asc(departments.position)),
    ctx.db
      .select()
      .from(employerMedia)
      .where(and(eq(employerMedia.employerId, id), ne(employerMedia.kind, 'logo'), isPublicMedia()))
      .orderBy(asc(employerMedia.position)),
    ctx.db.select().from(employerVideos).where(eq(employerVideos.employerId, id)),
  ]);
  return row ? toEmployerDetail(row, { departments: departmentRows, media: mediaRows, video }) : null;
}
