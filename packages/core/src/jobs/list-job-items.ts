import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { roundDistance } from '@stellenvisite/search/places';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from './job-view.ts';

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
