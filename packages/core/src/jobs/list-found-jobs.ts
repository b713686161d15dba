import type { JobItem } from '@stellenvisite/contract/jobs';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs } from '@stellenvisite/db/schema/search';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { kilometresBetween, type Point, roundDistance } from '../places/distance.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from './job-view.ts';

export type FoundJob = { doc: number; item: JobItem };

/** The found jobs as lists show them, in the order in which they were found. One that was just rewritten is left out. */
export async function listFoundJobs(ctx: Context, docs: readonly number[], from: Point | null): Promise<FoundJob[]> {
  if (docs.length === 0) return [];
  const rows = await ctx.db
    .select({ doc: searchDocs.doc, job: jobItemColumns, employer: jobItemEmployerColumns })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(searchDocs.doc, [...docs]));
  const byDoc = new Map(rows.map((row) => [row.doc, row]));
  return docs.flatMap((doc) => {
    const row = byDoc.get(doc);
    if (!row) return [];
    const km = from ? roundDistance(kilometresBetween(from, row.job)) : undefined;
    return [{ doc, item: toJobItem(row.job, row.employer, km) }];
  });
}
