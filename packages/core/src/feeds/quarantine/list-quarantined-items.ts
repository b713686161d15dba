import type {
  QuarantinedItem,
  QuarantinedItems,
  QuarantinedItemsQuery,
} from '@stellenvisite/contract/feeds/feed-items.schema';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { toQuarantinedRecord } from './quarantined-record.ts';

/** Lists the quarantined jobs of an employer's feeds, with the counts of every feed and reason. */
export async function listQuarantinedItems(ctx: Context, query: QuarantinedItemsQuery): Promise<QuarantinedItems> {
  const { page, pageSize, feedId, reason } = query;
  const { employerId } = await requireActingEmployer(ctx, 'feed.read', query.employerId);
  const isQuarantined = and(eq(xmlFeeds.employerId, employerId), eq(feedItems.state, 'quarantined'));
  const firstReason = sql<QuarantinedItem['reason']>`${feedItems.reasons}[1]`;
  const isAsked = and(
    isQuarantined,
    feedId ? eq(feedItems.feedId, feedId) : undefined,
    reason && eq(firstReason, reason),
  );
  const joined = eq(xmlFeeds.id, feedItems.feedId);
  const [rows, feeds, reasons, [total]] = await Promise.all([
    ctx.db
      .select({ item: feedItems, feed: { id: xmlFeeds.id, name: xmlFeeds.name } })
      .from(feedItems)
      .innerJoin(xmlFeeds, joined)
      .where(isAsked)
      .orderBy(asc(feedItems.changedAt), asc(feedItems.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ id: xmlFeeds.id, name: xmlFeeds.name, count: count() })
      .from(feedItems)
      .innerJoin(xmlFeeds, joined)
      .where(isQuarantined)
      .groupBy(xmlFeeds.id, xmlFeeds.name)
      .orderBy(asc(xmlFeeds.name)),
    ctx.db
      .select({ reason: firstReason, count: count() })
      .from(feedItems)
      .innerJoin(xmlFeeds, joined)
      .where(isQuarantined)
      .groupBy(firstReason)
      .orderBy(sql`count(*) desc`),
    ctx.db.select({ count: count() }).from(feedItems).innerJoin(xmlFeeds, joined).where(isAsked),
  ]);
  return {
    items: rows.map(({ item, feed }) => toQuarantinedItem(item, feed)),
    total: total?.count ?? 0,
    page,
    pageSize,
    feeds,
    reasons,
  };
}

function toQuarantinedItem(item: typeof feedItems.$inferSelect, feed: QuarantinedItem['feed']): QuarantinedItem {
  const record = toQuarantinedRecord(item.quarantinedRecord);
  const [reason = 'unreadable'] = item.reasons;
  return {
    id: item.id,
    feed,
    externalId: item.externalId.startsWith('#') ? null : item.externalId,
    title: item.title,
    state: item.state,
    reason,
    reasons: item.reasons,
    field: item.field,
    line: item.line,
    excerpt: item.excerpt,
    excerptLine: item.excerptLine,
    said: { ...record?.said, ...item.corrections },
    since: item.changedAt.toISOString(),
    preview: record?.preview ?? null,
  };
}
