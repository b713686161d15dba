import { isId } from '@stellenvisite/contract/ids.schema';
import type { DepartmentJobs, DepartmentJobsQuery } from '@stellenvisite/contract/jobs.schema';
import { departments, employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, count, desc, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive } from '../live-jobs.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from './job-view.ts';

type ListDepartmentJobs = { id: string; departmentId: string; query: DepartmentJobsQuery };

/** The open positions of one department of an employer, the newest first. */
export async function listDepartmentJobs(
  ctx: Context,
  { id, departmentId, query: { page, pageSize } }: ListDepartmentJobs,
): Promise<DepartmentJobs> {
  const department = await getDepartment(ctx, id, departmentId);
  const where = and(
    eq(jobs.employerId, id),
    // A job may name its department without being tied to it.
    or(eq(jobs.departmentId, departmentId), and(isNull(jobs.departmentId), eq(jobs.department, department.name))),
    isLive(ctx),
  );
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(jobs).where(where),
    ctx.db
      .select({ job: jobItemColumns, employer: jobItemEmployerColumns })
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(where)
      .orderBy(desc(jobs.postedAt), asc(jobs.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const items = rows.map(({ job, employer }) => toJobItem(job, employer));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

async function getDepartment(ctx: Context, employerId: string, departmentId: string): Promise<{ name: string }> {
  if (!isId(employerId) || !isId(departmentId)) throw new DomainError('employer.not_found');
  const [department] = await ctx.db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.id, departmentId), eq(departments.employerId, employerId)));
  if (!department) throw new DomainError('employer.not_found');
  return department;
}
