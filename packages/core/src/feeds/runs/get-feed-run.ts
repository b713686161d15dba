import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import type { JobState } from '@stellenvisite/contract/own-jobs';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { feedRuns } from '@stellenvisite/db/schema/feeds';
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { stateInSql } from '../../job-postings/posting-state.ts';
import { listFeedDays } from '../list-feed-days.ts';
import { type RunRow, requireRun } from '../open-feed.ts';
import { toFeedRun } from './feed-run-view.ts';

type Asked = { id: string; runId: string };

/** One run with its steps, problems and, where it was too small, the jobs it would have paused. */
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

/** The first hundred; more are counted, not listed. */
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
