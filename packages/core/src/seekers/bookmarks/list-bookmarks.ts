import {
  NEW_JOB_DAYS,
  type SavedEmployerSort,
  type SavedJobSort,
  type SavedJobState,
  SIMILAR_TO_ENDED,
} from '@stellenvisite/contract/seekers/bookmarks';
import type {
  Bookmarks,
  SavedEmployers,
  SavedEmployersQuery,
  SavedJob,
  SavedJobs,
  SavedJobsQuery,
} from '@stellenvisite/contract/seekers/bookmarks.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { employerItemColumns, toEmployerItem } from '../../employers/employer-view.ts';
import { listSimilarJobs } from '../../jobs/get-job.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from '../../jobs/job-view.ts';
import { isLive } from '../../live-jobs.ts';
import { requirePermission } from '../../require-permission.ts';

/** Lists the person's saved jobs. A job that has ended stays in the list, with similar open jobs. */
export async function listSavedJobs(ctx: Context, query: SavedJobsQuery): Promise<SavedJobs> {
  const { userId } = await requirePermission(ctx, 'saved_job.read');
  const { q, jobId, sort = 'ends', page, pageSize } = query;
  const state = stateOf(ctx);
  const where = and(
    eq(savedJobs.userId, userId),
    q ? matchesJob(q) : undefined,
    jobId ? inArray(savedJobs.jobId, jobId) : undefined,
  );
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

function matchesJob(q: string): SQL | undefined {
  const pattern = toLikePattern(q);
  return or(...[jobs.title, jobs.city, employers.name, savedJobs.note].map((column) => ilike(column, pattern)));
}

/** Orders open jobs before those that have ended. */
function ordersOf(state: SQL<SavedJobState>): Record<SavedJobSort, SQL[]> {
  const openFirst = sql`(${state} <> 'open')`;
  return {
    ends: [openFirst, asc(jobs.validThrough)],
    saved: [desc(savedJobs.createdAt)],
    salary: [openFirst, sql`${jobs.payMonthMax} desc nulls last`],
  };
}

/** Lists the employers that the person follows, with the number of their new jobs. */
export async function listSavedEmployers(ctx: Context, query: SavedEmployersQuery): Promise<SavedEmployers> {
  const { userId } = await requirePermission(ctx, 'saved_employer.read');
  const { q, sort = 'new', page, pageSize } = query;
  const newJobs = newJobsOf(ctx);
  const orders: Record<SavedEmployerSort, SQL[]> = {
    new: [desc(newJobs)],
    saved: [],
    name: [asc(employers.name)],
  };
  const where = and(eq(savedEmployers.userId, userId), q ? matchesEmployer(q) : undefined);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        employer: employerItemColumns(ctx),
        newJobs,
        note: savedEmployers.note,
        savedAt: savedEmployers.createdAt,
      })
      .from(savedEmployers)
      .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
      .where(where)
      .orderBy(...orders[sort], desc(savedEmployers.createdAt), asc(savedEmployers.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ total: count() })
      .from(savedEmployers)
      .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
      .where(where),
  ]);
  const items = rows.map(({ employer, newJobs, note, savedAt }) => ({
    employer: toEmployerItem(employer),
    newJobs,
    note,
    savedAt: savedAt.toISOString(),
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}

function newJobsOf(ctx: Context): SQL<number> {
  const since = new Date(ctx.now().getTime() - NEW_JOB_DAYS * 86_400_000).toISOString();
  return sql<number>`(select count(*) from ${jobs} where ${jobs.employerId} = ${savedEmployers.employerId}
    and ${isLive(ctx)} and ${jobs.postedAt} > ${since}::timestamptz)`.mapWith(Number);
}

function matchesEmployer(q: string): SQL | undefined {
  const pattern = toLikePattern(q);
  return or(...[employers.name, employers.city, savedEmployers.note].map((column) => ilike(column, pattern)));
}

/** Returns the ids alone, for the hearts of every list and page. */
export async function getBookmarks(ctx: Context): Promise<Bookmarks> {
  const { userId } = await requirePermission(ctx, 'saved_job.read');
  const [jobRows, employerRows] = await Promise.all([
    ctx.db.select({ id: savedJobs.jobId }).from(savedJobs).where(eq(savedJobs.userId, userId)),
    ctx.db.select({ id: savedEmployers.employerId }).from(savedEmployers).where(eq(savedEmployers.userId, userId)),
  ]);
  return { jobIds: jobRows.map(({ id }) => id), employerIds: employerRows.map(({ id }) => id) };
}
