import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { employerItemColumns } from '../employers/employer-view.ts';
import { isLive } from '../live-jobs.ts';
import { jobDetailColumns, toJobDetail } from './job-view.ts';

const BATCH = 200;

/** Streams all live jobs, or those of one employer, oldest number first, a batch in memory at a time. A job that ends meanwhile is left out. */
export async function* streamLiveJobs(
  ctx: Context,
  { employerId }: { employerId?: string } = {},
): AsyncGenerator<JobDetail> {
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select({
        job: jobDetailColumns,
        employer: { ...employerItemColumns(ctx), descriptionHtml: employers.descriptionHtml },
      })
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(and(isLive(ctx), gt(jobs.number, after), employerId ? eq(jobs.employerId, employerId) : undefined))
      .orderBy(asc(jobs.number))
      .limit(BATCH);
    for (const { job, employer } of rows) yield toJobDetail(job, employer);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.job.number;
  }
}
