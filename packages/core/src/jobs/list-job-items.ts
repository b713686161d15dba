import type { JobMapItems, JobMapItemsQuery } from '@stellenvisite/contract/jobs/job-map.schema';
import type { DepartmentJobs, DepartmentJobsQuery, JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { roundDistance } from '@stellenvisite/search/places';
import { and, asc, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive, momentOf, wasPublicAt } from '../live-jobs.ts';
import { hiddenFromSearch } from './hidden-from-search.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from './job-view.ts';
import { listFoundJobs } from './list-employer-jobs.ts';

export type FoundJob = { id: string; km: number | null };

/** The found jobs as lists show them, in the order in which they were found. */
export async function listJobItems(ctx: Context, found: readonly FoundJob[]): Promise<JobItem[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await ctx.db
    .select({ job: jobItemColumns, employer: jobItemEmployerColumns })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.id, ids));
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return found.flatMap(({ id, km }) => {
    const row = byId.get(id);
    return row ? [toJobItem(row.job, row.employer, km === null ? undefined : roundDistance(km))] : [];
  });
}

/** Lists the jobs of a search in one section of the map, newest first: what a cluster holds that no larger map can part. */
export async function listMapItems(ctx: Context, query: JobMapItemsQuery): Promise<JobMapItems> {
  const { options } = await hiddenFromSearch(ctx, query);
  const { docs, total, around } = await ctx.search.listSection(query, options);
  const found = await listFoundJobs(ctx, docs, around);
  return { items: found.map(({ item }) => item), total, page: query.page, pageSize: query.pageSize };
}

/** Live, or live once: a draft or a job of the future is not found. */
export async function requirePublicJob(ctx: Pick<Context, 'now'>, db: Db | Tx, jobId: string): Promise<void> {
  const isPublic = and(eq(jobs.id, jobId), wasPublicAt(jobs, momentOf(ctx)));
  if (!isId(jobId) || (await db.$count(jobs, isPublic)) === 0) throw new DomainError('job.not_found');
}

type ListDepartmentJobs = { id: string; departmentId: string; query: DepartmentJobsQuery };

/** Lists the open positions of one department of an employer, the newest first. */
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
