import type { FeedRunItems } from '@stellenvisite/contract/feed-runs.schema';
import type { FeedOutcome } from '@stellenvisite/contract/feeds';
import { feedRunItems } from '@stellenvisite/db/schema/feeds';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireRun } from '../open-feed.ts';

type Query = { id: string; runId: string; outcome?: FeedOutcome | undefined; page: number; pageSize: number };

/** What a run did with the jobs it changed, the last one first. */
export async function listFeedRunItems(ctx: Context, query: Query): Promise<FeedRunItems> {
  const { page, pageSize, outcome } = query;
  const { run } = await requireRun(ctx, query, 'feed.read');
  const isAsked = and(eq(feedRunItems.runId, run.id), outcome && eq(feedRunItems.outcome, outcome));
  const rows = await ctx.db
    .select()
    .from(feedRunItems)
    .where(isAsked)
    .orderBy(desc(feedRunItems.position), asc(feedRunItems.externalId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(({ runId: _runId, position: _position, at, differences, ...item }) => ({
      ...item,
      changes: differences,
      at: at.toISOString(),
    })),
    total: await ctx.db.$count(feedRunItems, isAsked),
    page,
    pageSize,
  };
}
