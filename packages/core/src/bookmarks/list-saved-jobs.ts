import { type SavedJobSort, type SavedJobState, SIMILAR_TO_ENDED } from '@stellenvisite/contract/bookmarks';
import type { SavedJob, SavedJobs, SavedJobsQuery } from '@stellenvisite/contract/bookmarks.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { savedJobs } from '@stellenvisite/db/schema/bookmarks';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from '../jobs/job-view.ts';
import { listSimilarJobs } from '../jobs/list-similar-jobs.ts';
import { isLive } from '../live-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** The person's own; what has ended stays, with open jobs like it. */
export async function listSavedJobs(ctx: Context, query: SavedJobsQuery): Promise<SavedJobs> {
  const { userId } = await requirePermission(ctx, 'saved_job.read');
  const { q, sort = 'ends', page, pageSize } = query;
  const state = stateOf(ctx);
  const where = and(eq(savedJobs.userId, userId), q ? matches(q) : undefined);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        job: jobItemColumns,
        employer: jobItemEmployerColumns,
        validThrough: jobs.validThrough,
        applyMethod: jobs.applyMethod,
        state,
        note: savedJobs.note,
        savedAt: savedJobs.createdAt,
      })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(where)
      .orderBy(...ordersOf(state)[sort], desc(savedJobs.createdAt), asc(savedJobs.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ total: count() })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(where),
  ]);
  const items: SavedJob[] = [];
  // One after the other: the search works in this process, and a page of ended jobs must not keep others waiting.
  for (const { job, employer, validThrough, applyMethod, state, note, savedAt } of rows) {
    const isEnded = state === 'ended';
    items.push({
      job: toJobItem(job, employer),
      state,
      applyMethod,
      validThrough: validThrough.toISOString(),
      note,
      savedAt: savedAt.toISOString(),
      similar: isEnded ? (await listSimilarJobs(ctx, { id: job.id })).items.slice(0, SIMILAR_TO_ENDED) : [],
    });
  }
  return { items, total: counted?.total ?? 0, page, pageSize };
}

function stateOf(ctx: Context): SQL<SavedJobState> {
  const isPaused = sql`${jobs.status} in ('draft', 'paused')`;
  return sql<SavedJobState>`case when ${isLive(ctx)} then 'open' when ${isPaused} then 'paused' else 'ended' end`;
}

function matches(q: string): SQL | undefined {
  const pattern = toLikePattern(q);
  return or(...[jobs.title, jobs.city, employers.name, savedJobs.note].map((column) => ilike(column, pattern)));
}

/** Open jobs always stand before those that have ended. */
function ordersOf(state: SQL<SavedJobState>): Record<SavedJobSort, SQL[]> {
  const openFirst = sql`(${state} <> 'open')`;
  return {
    ends: [openFirst, asc(jobs.validThrough)],
    saved: [desc(savedJobs.createdAt)],
    salary: [openFirst, sql`${jobs.payMonthMax} desc nulls last`],
  };
}
