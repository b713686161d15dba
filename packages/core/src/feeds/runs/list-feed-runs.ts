import type { FeedRuns } from '@stellenvisite/contract/feed-runs.schema';
import { feedRuns } from '@stellenvisite/db/schema/feeds';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireFeed } from '../open-feed.ts';
import { toFeedRun } from './feed-run-view.ts';

type Query = { id: string; page: number; pageSize: number };

/** Every fetch of a feed, the newest first; reports before an import are no fetches. */
export async function listFeedRuns(ctx: Context, { id, page, pageSize }: Query): Promise<FeedRuns> {
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
