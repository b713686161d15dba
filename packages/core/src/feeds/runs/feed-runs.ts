import type { FeedRunDetail, FeedRunItems, FeedRuns } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedOutcome } from '@stellenvisite/contract/feeds/feeds';
import type { JobState } from '@stellenvisite/contract/jobs/own-jobs';
import { feedItems, feedRunItems, feedRuns } from '@stellenvisite/db/schema/feeds/feeds';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { stateInSql } from '../../jobs/postings/get-posting.ts';
import { listFeedDays } from '../list-feed-days.ts';
import { type RunRow, requireFeed, requireRun } from '../require-feed.ts';
import { toFeedRun } from './feed-run-view.ts';

type RunsQuery = { id: string; page: number; pageSize: number };

/** Lists the fetches of a feed, the newest first; a report before an import is no fetch. */
export async function listFeedRuns(ctx: Context, { id, page, pageSize }: RunsQuery): Promise<FeedRuns> {
  const { feed } = await requireFeed(ctx, id, 'feed.read');
  const isFetch = and(eq(feedRuns.feedId, feed.id), ne(feedRuns.kind, 'validate'));
  const rows = await ctx.db
    .select()
    .from(feedRuns)
    .where(isFetch)
    .orderBy(desc(feedRuns.queuedAt))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await ctx.db.$count(feedRuns, isFetch);
  return { items: rows.map((run) => toFeedRun(run)), total, page, pageSize };
}

type ItemsQuery = { id: string; runId: string; outcome?: FeedOutcome | undefined; page: number; pageSize: number };

/** Lists the jobs that a run changed, the last one first. */
export async function listFeedRunItems(ctx: Context, query: ItemsQuery): Promise<FeedRunItems> {
  const { page, pageSize, outcome } = query;
  const { run } = await requireRun(ctx, query, 'feed.read');
  const isAsked = and(eq(feedRunItems.runId, run.id), outcome && eq(feedRunItems.outcome, outcome));
  const rows = await ctx.db
    .select({ logged: feedRunItems, sources: feedItems.sources })
    .from(feedRunItems)
    .leftJoin(feedItems, and(eq(feedItems.feedId, run.feedId), eq(feedItems.externalId, feedRunItems.externalId)))
    .where(isAsked)
    .orderBy(desc(feedRunItems.position), asc(feedRunItems.externalId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(({ logged: { runId: _runId, position: _position, at, differences, ...item }, sources }) => ({
      ...item,
      changes: differences,
      sources: sources ?? [],
      at: at.toISOString(),
    })),
    total: await ctx.db.$count(feedRunItems, isAsked),
    page,
    pageSize,
  };
}

type Asked = { id: string; runId: string };

/** Returns a run with its steps, problems and, where it was too small, the jobs it would have paused. */
export async function getFeedRun(ctx: Context, asked: Asked): Promise<FeedRunDetail> {
  const { feed, run } = await requireRun(ctx, asked, 'feed.read');
  const [days, missing, neighbours, decidedBy] = await Promise.all([
    listFeedDays(ctx.db, [feed.id], run.queuedAt),
    listMissing(ctx, run),
    findNeighbours(ctx, run),
    findName(ctx, run.decidedBy),
  ]);
  return {
    ...toFeedRun(run, decidedBy),
    feed: { id: feed.id, name: feed.name, format: feed.format },
    steps: run.steps,
    problems: run.problems,
    problemCount: run.problemCount,
    report: run.report,
    preview: run.preview,
    missing,
    history: days.get(feed.id) ?? [],
    ...neighbours,
  };
}

async function findName({ db }: Context, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [row] = await db.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
  return row?.name ?? null;
}

async function findNeighbours({ db }: Context, run: RunRow) {
  const ofFeed = and(eq(feedRuns.feedId, run.feedId), ne(feedRuns.kind, 'validate'));
  const id = { id: feedRuns.id };
  const [previous] = await db
    .select(id)
    .from(feedRuns)
    .where(and(ofFeed, lt(feedRuns.queuedAt, run.queuedAt)))
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  const [next] = await db
    .select(id)
    .from(feedRuns)
    .where(and(ofFeed, gt(feedRuns.queuedAt, run.queuedAt)))
    .orderBy(asc(feedRuns.queuedAt))
    .limit(1);
  return { previousRunId: previous?.id ?? null, nextRunId: next?.id ?? null };
}

type MissingRow = {
  job_id: string;
  external_id: string;
  title: string | null;
  department: string | null;
  state: JobState;
  open_applications: number;
  last_seen_at: Date | string;
};

/** Lists the first hundred; more are counted, not listed. */
async function listMissing(ctx: Context, run: RunRow): Promise<FeedRunDetail['missing']> {
  if (run.missing.length === 0) return [];
  const { rows } = await ctx.db.execute<MissingRow>(sql`
    select i.job_id, i.external_id, coalesce(j.title, i.title) as title, j.department,
      ${stateInSql(ctx.now().toISOString())} as state,
      (select count(*) from applications a where a.job_id = i.job_id and a.status in ('applied', 'interview')) as open_applications,
      coalesce(i.missing_since, (select max(r.finished_at) from feed_runs r
        where r.feed_id = i.feed_id and r.status = 'done' and r.queued_at < ${run.queuedAt.toISOString()}::timestamptz), i.changed_at) as last_seen_at
    from feed_items i
    left join jobs j on j.id = i.job_id
    left join job_postings p on p.id = i.job_id
    where i.feed_id = ${run.feedId} and i.job_id is not null
      and i.external_id = any(${sql.param(run.missing)}::text[])
    order by title limit 100`);
  return rows.map((row) => ({
    jobId: row.job_id,
    externalId: row.external_id,
    title: row.title ?? row.external_id,
    department: row.department,
    state: row.state,
    openApplications: row.open_applications,
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
  }));
}
