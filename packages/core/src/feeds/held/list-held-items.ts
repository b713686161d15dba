import type { HeldItem, HeldItems, HeldItemsQuery } from '@stellenvisite/contract/feed-items.schema';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../permissions/require-acting-employer.ts';
import { toHeldRecord } from './held-record.ts';

/** The jobs of an employer's feeds that are held back, with the counts of every feed and reason. */
export async function listHeldItems(ctx: Context, query: HeldItemsQuery): Promise<HeldItems> {
  const { page, pageSize, feedId, reason } = query;
  const { employerId } = await requireActingEmployer(ctx, 'feed.read', query.employerId);
  const isHeld = and(eq(xmlFeeds.employerId, employerId), eq(feedItems.state, 'quarantined'));
  const firstReason = sql<HeldItem['reason']>`${feedItems.reasons}[1]`;
  const isAsked = and(isHeld, feedId ? eq(feedItems.feedId, feedId) : undefined, reason && eq(firstReason, reason));
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
      .where(isHeld)
      .groupBy(xmlFeeds.id, xmlFeeds.name)
      .orderBy(asc(xmlFeeds.name)),
    ctx.db
      .select({ reason: firstReason, count: count() })
      .from(feedItems)
      .innerJoin(xmlFeeds, joined)
      .where(isHeld)
      .groupBy(firstReason)
      .orderBy(sql`count(*) desc`),
    ctx.db.select({ count: count() }).from(feedItems).innerJoin(xmlFeeds, joined).where(isAsked),
  ]);
  return {
    items: rows.map(({ item, feed }) => toHeldItem(item, feed)),
    total: total?.count ?? 0,
    page,
    pageSize,
    feeds,
    reasons,
  };
}

function toHeldItem(item: typeof feedItems.$inferSelect, feed: HeldItem['feed']): HeldItem {
  const held = toHeldRecord(item.held);
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
    said: { ...held?.said, ...item.mended },
    since: item.changedAt.toISOString(),
    preview: held?.preview ?? null,
  };
}
