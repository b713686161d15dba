import { FEED_STATES, type FeedState } from '@stellenvisite/contract/feeds';
import type { Feed } from '@stellenvisite/contract/feeds.schema';
import { feedItems, feedRuns } from '@stellenvisite/db/schema/feeds';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listFeedDays } from './list-feed-days.ts';
import type { FeedRow, RunRow } from './open-feed.ts';
import { isOpenRun, toFeedRun } from './runs/feed-run-view.ts';

type ItemCounts = { published: number; drafts: number; inReview: number; heldItems: number };
const NOTHING: ItemCounts = { published: 0, drafts: 0, inReview: 0, heldItems: 0 };

/** Feeds as the list shows them: the last run of each, the run that waits for a decision, the days, and what came of the jobs. */
export async function loadFeeds(ctx: Context, feeds: readonly FeedRow[]): Promise<Feed[]> {
  const ids = feeds.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [days, counts, latest, open, undecided] = await Promise.all([
    listFeedDays(ctx.db, ids, ctx.now()),
    countItems(ctx, ids),
    ctx.db
      .selectDistinctOn([feedRuns.feedId])
      .from(feedRuns)
      .where(and(inArray(feedRuns.feedId, ids), ne(feedRuns.kind, 'validate'), ne(feedRuns.status, 'queued')))
      .orderBy(feedRuns.feedId, desc(feedRuns.queuedAt)),
    ctx.db
      .select()
      .from(feedRuns)
      .where(and(inArray(feedRuns.feedId, ids), inArray(feedRuns.status, ['queued', 'running']))),
    ctx.db
      .select()
      .from(feedRuns)
      .where(and(inArray(feedRuns.feedId, ids), eq(feedRuns.status, 'held'), isNull(feedRuns.decision))),
  ]);
  const lastOf = byFeed(latest);
  const openOf = byFeed(open);
  const undecidedOf = byFeed(undecided);
  return feeds
    .map((feed) => {
      const itemCounts = counts.get(feed.id) ?? NOTHING;
      const [last, current] = [lastOf.get(feed.id), openOf.get(feed.id)];
      const held = undecidedOf.get(feed.id);
      const decisionRun = held && held.id === last?.id ? held : undefined;
      return {
        id: feed.id,
        employerId: feed.employerId,
        name: feed.name,
        source: feed.source,
        url: feed.url,
        format: feed.format,
        status: feed.status,
        state: stateOf(feed, { current, last, decisionRun, heldItems: itemCounts.heldItems }),
        interval: feed.intervalMinutes,
        dailyAt: feed.dailyAt,
        publishNew: feed.publishNew,
        nextRunAt: feed.nextRunAt?.toISOString() ?? null,
        stoppedAt: feed.stoppedAt?.toISOString() ?? null,
        ...itemCounts,
        failures: feed.failures,
        lastRun: last ? toFeedRun(last) : null,
        currentRun: current ? toFeedRun(current) : null,
        decisionRun: decisionRun ? toFeedRun(decisionRun) : null,
        days: days.get(feed.id) ?? [],
      };
    })
    .sort((a, b) => urgency(a.state) - urgency(b.state) || a.name.localeCompare(b.name, 'de'));
}

const byFeed = (runs: readonly RunRow[]) => new Map(runs.map((run) => [run.feedId, run]));

const urgency = (state: FeedState) => (state === 'decision' ? -1 : FEED_STATES.indexOf(state));

type Situation = {
  current: RunRow | undefined;
  last: RunRow | undefined;
  decisionRun: RunRow | undefined;
  heldItems: number;
};

export function stateOf(feed: Pick<FeedRow, 'status'>, situation: Situation): FeedState {
  const { current, last, decisionRun, heldItems } = situation;
  if (current && isOpenRun(current) && current.kind !== 'validate') return 'running';
  if (feed.status === 'setup') return 'setup';
  if (feed.status === 'stopped') return 'stopped';
  if (decisionRun) return 'decision';
  if (last?.status === 'failed') return 'unreachable';
  return heldItems > 0 ? 'held_items' : 'ok';
}

/** By what the jobs are now: one that came as a draft may be public since. */
async function countItems({ db }: Context, feedIds: readonly string[]): Promise<Map<string, ItemCounts>> {
  const isHeld = eq(feedItems.state, 'quarantined');
  const isPublic = eq(jobs.status, 'published');
  const isDraft = and(eq(feedItems.state, 'draft'), or(isNull(jobs.id), eq(jobs.status, 'draft')));
  const rows = await db
    .select({
      feedId: feedItems.feedId,
      published: sql<number>`count(*) filter (where ${isPublic})`,
      drafts: sql<number>`count(*) filter (where ${isDraft})`,
      inReview: sql<number>`count(*) filter (where ${and(isDraft, isNotNull(jobPostings.heldAt))})`,
      heldItems: sql<number>`count(*) filter (where ${isHeld})`,
    })
    .from(feedItems)
    .leftJoin(jobs, eq(jobs.id, feedItems.jobId))
    .leftJoin(jobPostings, eq(jobPostings.id, feedItems.jobId))
    .where(inArray(feedItems.feedId, feedIds))
    .groupBy(feedItems.feedId);
  return new Map(rows.map(({ feedId, ...counts }) => [feedId, counts]));
}
