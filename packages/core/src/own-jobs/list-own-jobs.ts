import { type Certainty, LIKELY_FROM, SURE_FROM } from '@stellenvisite/contract/own-jobs';
import type { OwnJobs, OwnJobsQuery } from '@stellenvisite/contract/own-jobs.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { and, count, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { selectOwnJobs } from './own-job-view.ts';

/** Every job of the employers the person acts for, in whatever state, with what it is understood as. */
export async function listOwnJobs(ctx: Context, query: OwnJobsQuery): Promise<OwnJobs> {
  const person = await requirePermission(ctx, 'job.change');
  const { q, certainty, page, pageSize } = query;
  const employerIds = await listActingEmployers(ctx, person);
  if (employerIds.length === 0) return { items: [], total: 0, page, pageSize };
  const where = and(
    inArray(jobs.employerId, employerIds),
    q ? ilike(jobs.title, toLikePattern(q)) : undefined,
    certainty && isOfCertainty(certainty),
  );
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(jobs)
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(where);
  const items = await selectOwnJobs(ctx, where, { limit: pageSize, offset: (page - 1) * pageSize });
  return { items, total: counted?.total ?? 0, page, pageSize };
}

/** A job that nobody has read yet is neither. */
function isOfCertainty(certainty: Certainty): SQL {
  const [from, below] = { sure: [SURE_FROM, 2], likely: [LIKELY_FROM, SURE_FROM], unsure: [0, LIKELY_FROM] }[certainty];
  return sql`(${jobClasses.confidence} >= ${from}::real and ${jobClasses.confidence} < ${below}::real)`;
}
