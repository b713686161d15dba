import type { AdminFeed, AdminFeedFilters } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

const SHOWN_RUNS = 5;

/** Derives the health: set up, fetched, failing, waiting for a decision, or stopped. */
const health = sql<AdminFeed['health']>`case
  when xml_feeds.status = 'setup' then 'setup'
  when xml_feeds.status = 'stopped' then 'stopped'
  when (select r.status from feed_runs r where r.feed_id = xml_feeds.id order by r.queued_at desc limit 1) = 'on_hold' then 'on_hold'
  when xml_feeds.failures > 0 then 'failing'
  else 'ok' end`;

export async function selectFeeds(
  db: Context['db'],
  filters: AdminFeedFilters,
  page: { limit: number; offset: number },
): Promise<AdminFeed[]> {
  const rows = await db
    .select({ feed: xmlFeeds, employerName: employers.name, health })
    .from(xmlFeeds)
    .innerJoin(employers, eq(employers.id, xmlFeeds.employerId))
    .where(toCondition(filters))
    .orderBy(...toOrder(filters.sort))
    .limit(page.limit)
    .offset(page.offset);
  const runs = await listRuns(
    db,
    rows.map(({ feed }) => feed.id),
  );
  return rows.map(({ feed, employerName, health: state }) => ({
    id: feed.id,
    name: feed.name,
    // The address may hold a key: only its host is shown.
    url: hostOf(feed.url),
    format: feed.format,
    employer: { id: feed.employerId, name: employerName },
    status: feed.status,
    health: state,
    failures: feed.failures,
    lastFetchedAt: feed.lastFetchedAt?.toISOString() ?? null,
    nextRunAt: feed.nextRunAt?.toISOString() ?? null,
    runs: runs.get(feed.id) ?? [],
  }));
}

export async function countFeeds(db: Context['db'], filters: AdminFeedFilters): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(xmlFeeds)
    .innerJoin(employers, eq(employers.id, xmlFeeds.employerId))
    .where(toCondition(filters));
  return row?.count ?? 0;
}

async function listRuns(db: Context['db'], ids: readonly string[]): Promise<Map<string, AdminFeed['runs']>> {
  const byFeed = new Map<string, AdminFeed['runs']>();
  if (ids.length === 0) return byFeed;
  const rank = sql<number>`row_number() over (partition by ${feedRuns.feedId} order by ${feedRuns.queuedAt} desc)`;
  const ranked = db
    .select({
      id: feedRuns.id,
      feedId: feedRuns.feedId,
      status: feedRuns.status,
      failure: feedRuns.failure,
      queuedAt: feedRuns.queuedAt,
      finishedAt: feedRuns.finishedAt,
      items: feedRuns.items,
      created: feedRuns.created,
      updated: feedRuns.updated,
      ended: feedRuns.ended,
      quarantined: feedRuns.quarantined,
      rank: rank.as('rank'),
    })
    .from(feedRuns)
    .where(inArray(feedRuns.feedId, [...ids]))
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${SHOWN_RUNS}`)
    .orderBy(desc(ranked.queuedAt));
  for (const { feedId, rank: _, ...run } of rows) {
    const list = byFeed.get(feedId) ?? [];
    list.push({ ...run, queuedAt: run.queuedAt.toISOString(), finishedAt: run.finishedAt?.toISOString() ?? null });
    byFeed.set(feedId, list);
  }
  return byFeed;
}

const hostOf = (url: string | null) => (url && URL.canParse(url) ? new URL(url).host : url);

function toCondition({ q, health: wanted }: AdminFeedFilters): SQL | undefined {
  const pattern = q ? toLikePattern(q) : '';
  return and(
    wanted ? sql`${health} = ${wanted}` : undefined,
    q ? or(ilike(xmlFeeds.name, pattern), ilike(employers.name, pattern), ilike(xmlFeeds.url, pattern)) : undefined,
  );
}

function toOrder(sort: AdminFeedFilters['sort'] = '-failures'): SQL[] {
  const columns = { name: xmlFeeds.name, fetched: xmlFeeds.lastFetchedAt, failures: xmlFeeds.failures };
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return [sort.startsWith('-') ? sql`${column} desc nulls last` : asc(column), asc(xmlFeeds.name), asc(xmlFeeds.id)];
}
