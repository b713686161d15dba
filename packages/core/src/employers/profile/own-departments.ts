import type { Departments } from '@stellenvisite/contract/employers/own-employers.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isLiveAt, type Moment, momentOf } from '../../live-jobs.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';
import { toDepartment } from '../employer-view.ts';

export async function listOwnDepartments(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<Departments> {
  const { employerId } = await requireActingEmployer(ctx, 'own_employer.read', asked);
  return getDepartments(ctx.db, employerId, momentOf(ctx));
}

export async function getDepartments(db: Db | Tx, employerId: string, now: Moment): Promise<Departments> {
  const rows = await db
    .select({ ...getTableColumns(departments), ...jobCounts(employerId, now) })
    .from(departments)
    .where(eq(departments.employerId, employerId))
    .orderBy(asc(departments.position), asc(departments.name));
  return { items: rows.map(({ jobs, publishedJobs, ...row }) => ({ ...toDepartment(row), jobs, publishedJobs })) };
}

// Drizzle leaves the table name off a column where only one table is selected from; inside, "id" would then be another's.
const departmentId = sql.raw('"departments"."id"');

/** A job that was never published is a posting only, one of a feed a public row only. */
function jobCounts(employerId: string, now: Moment) {
  return {
    jobs: sql<number>`(
      select count(*)::int from (
        select ${jobs.id} from ${jobs} where ${jobs.departmentId} = ${departmentId}
        union
        select ${jobPostings.id} from ${jobPostings} where ${jobPostings.employerId} = ${employerId}
          and ${jobPostings.content} ->> 'departmentId' = ${departmentId}::text and ${jobPostings.removedAt} is null
      ) of_department)`,
    publishedJobs: sql<number>`(
      select count(*)::int from ${jobs} where ${jobs.departmentId} = ${departmentId} and ${isLiveAt(now)})`,
  };
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
