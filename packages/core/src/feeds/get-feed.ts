import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { feedRuns } from '@stellenvisite/db/schema/feeds';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadFeeds } from './load-feeds.ts';
import { type FeedRow, requireFeed } from './open-feed.ts';

export async function getFeed(ctx: Context, { id }: { id: string }): Promise<FeedDetail> {
  const { feed } = await requireFeed(ctx, id, 'feed.read');
  return loadFeedDetail(ctx, feed);
}

/** For use cases that have checked the permission already. */
export async function loadFeedDetail(ctx: Context, feed: FeedRow): Promise<FeedDetail> {
  const [view] = await loadFeeds(ctx, [feed]);
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
