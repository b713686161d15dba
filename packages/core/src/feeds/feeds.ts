import { FEED_STATES, type FeedState } from '@stellenvisite/contract/feeds/feeds';
import type { Feed, FeedDetail, Feeds, FeedsQuery } from '@stellenvisite/contract/feeds/feeds.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive } from '../live-jobs.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { listFeedDays } from './list-feed-days.ts';
import { type FeedRow, type RunRow, requireFeed } from './require-feed.ts';
import { isOpenRun, toFeedRun } from './runs/feed-run-view.ts';

export async function getFeed(ctx: Context, { id }: { id: string }): Promise<FeedDetail> {
  const { feed } = await requireFeed(ctx, id, 'feed.read');
  return getFeedDetail(ctx, feed);
}

/** Returns a feed for use cases that have checked the permission already. */
export async function getFeedDetail(ctx: Context, feed: FeedRow): Promise<FeedDetail> {
  const [view] = await listFeedViews(ctx, [feed]);
  if (!view) throw new DomainError('feed.not_found');
  const [report] = await ctx.db
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feed.id), eq(feedRuns.kind, 'validate')))
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  return {
    ...view,
    auth: { kind: feed.authKind, name: feed.authName },
    recognition: feed.recognition,
    mapping: feed.mapping,
    mappingDraft: feed.mappingDraft,
    rules: feed.rules,
    reportRunId: report?.id ?? null,
  };
}

/** Lists the employer's feeds, with the figures above them. */
export async function listFeeds(ctx: Context, { employerId: asked }: FeedsQuery): Promise<Feeds> {
  const { employerId } = await requireActingEmployer(ctx, 'feed.read', asked);
  const rows = await ctx.db.select().from(xmlFeeds).where(eq(xmlFeeds.employerId, employerId));
  const items = await listFeedViews(ctx, rows);
  const today = dayOf(ctx.now());
  const fetchTimes = rows.flatMap(({ lastFetchedAt }) => lastFetchedAt ?? []);
  const waiting = items.flatMap(({ decisionRun }) => decisionRun ?? []);
  return {
    items,
    publishedFromFeeds: sum(items.map(({ published }) => published)),
    publishedInAll: await ctx.db.$count(jobs, and(eq(jobs.employerId, employerId), isLive(ctx))),
    fetchedToday: fetchTimes.filter((at) => dayOf(at) === today).length,
    activeFeeds: items.filter(({ status }) => status === 'active').length,
    lastFetchedAt: latest(fetchTimes)?.toISOString() ?? null,
    waitingDecisions: waiting.length,
    waitingSince: waiting.map(({ queuedAt }) => queuedAt).sort()[0] ?? null,
    quarantinedItems: sum(items.map(({ quarantinedItems }) => quarantinedItems)),
  };
}

const dayOf = (at: Date) => toBerlinClock(at).toISOString().slice(0, 10);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const latest = (times: readonly Date[]) => times.toSorted((a, b) => b.getTime() - a.getTime())[0];

type ItemCounts = { published: number; drafts: number; inReview: number; quarantinedItems: number };
const NOTHING: ItemCounts = { published: 0, drafts: 0, inReview: 0, quarantinedItems: 0 };

/** Returns feeds with their last run, the run that waits for a decision, the days, and the numbers of their jobs. */
async function listFeedViews(ctx: Context, feeds: readonly FeedRow[]): Promise<Feed[]> {
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
      .where(and(inArray(feedRuns.feedId, ids), eq(feedRuns.status, 'on_hold'), isNull(feedRuns.decision))),
  ]);
  const lastOf = byFeed(latest);
  const openOf = byFeed(open);
  const undecidedOf = byFeed(undecided);
  return feeds
    .map((feed) => {
      const itemCounts = counts.get(feed.id) ?? NOTHING;
      const [last, current] = [lastOf.get(feed.id), openOf.get(feed.id)];
      const onHold = undecidedOf.get(feed.id);
      const decisionRun = onHold && onHold.id === last?.id ? onHold : undefined;
      return {
        id: feed.id,
        employerId: feed.employerId,
        name: feed.name,
        source: feed.source,
        url: feed.url,
        format: feed.format,
        status: feed.status,
        state: stateOf(feed, { current, last, decisionRun, quarantinedItems: itemCounts.quarantinedItems }),
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
  quarantinedItems: number;
};

function stateOf(feed: Pick<FeedRow, 'status'>, situation: Situation): FeedState {
  const { current, last, decisionRun, quarantinedItems } = situation;
  if (current && isOpenRun(current) && current.kind !== 'validate') return 'running';
  if (feed.status === 'setup') return 'setup';
  if (feed.status === 'stopped') return 'stopped';
  if (decisionRun) return 'decision';
  if (last?.status === 'failed') return 'unreachable';
  return quarantinedItems > 0 ? 'quarantined_items' : 'ok';
}

/** Counts by the current state of the jobs: one that came as a draft may be public since. */
async function countItems({ db }: Context, feedIds: readonly string[]): Promise<Map<string, ItemCounts>> {
  const isQuarantined = eq(feedItems.state, 'quarantined');
  const isPublic = eq(jobs.status, 'published');
  const isDraft = and(eq(feedItems.state, 'draft'), or(isNull(jobs.id), eq(jobs.status, 'draft')));
  const rows = await db
    .select({
      feedId: feedItems.feedId,
      published: sql<number>`count(*) filter (where ${isPublic})`,
      drafts: sql<number>`count(*) filter (where ${isDraft})`,
      inReview: sql<number>`count(*) filter (where ${and(isDraft, isNotNull(jobPostings.pendingSince))})`,
      quarantinedItems: sql<number>`count(*) filter (where ${isQuarantined})`,
    })
    .from(feedItems)
    .leftJoin(jobs, eq(jobs.id, feedItems.jobId))
    .leftJoin(jobPostings, eq(jobPostings.id, feedItems.jobId))
    .where(inArray(feedItems.feedId, feedIds))
    .groupBy(feedItems.feedId);
  return new Map(rows.map(({ feedId, ...counts }) => [feedId, counts]));
}
