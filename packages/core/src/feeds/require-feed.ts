import type { GuardedAction } from '@stellenvisite/contract/identity/permissions';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../require-permission.ts';
import type { Person } from '../require-person.ts';

export type FeedRow = typeof xmlFeeds.$inferSelect;
export type RunRow = typeof feedRuns.$inferSelect;

type FeedAction = Extract<GuardedAction, `feed.${string}`>;

/** Returns a feed of the caller's employer; another employer's feed is not found. */
export async function requireFeed(
  ctx: Context,
  id: string,
  action: FeedAction,
): Promise<{ person: Person; feed: FeedRow }> {
  const [feed] = isId(id) ? await ctx.db.select().from(xmlFeeds).where(eq(xmlFeeds.id, id)) : [];
  const person = await requirePermission(ctx, action, { employerId: feed?.employerId, notFound: 'feed.not_found' });
  if (!feed) throw new DomainError('feed.not_found');
  return { person, feed };
}

export async function requireRun(
  ctx: Context,
  { id, runId }: { id: string; runId: string },
  action: FeedAction,
): Promise<{ person: Person; feed: FeedRow; run: RunRow }> {
  const { person, feed } = await requireFeed(ctx, id, action);
  const [run] = isId(runId)
    ? await ctx.db
        .select()
        .from(feedRuns)
        .where(and(eq(feedRuns.id, runId), eq(feedRuns.feedId, feed.id)))
    : [];
  if (!run) throw new DomainError('feed.run_not_found');
  return { person, feed, run };
}

export async function findRun({ db }: Pick<Context, 'db'>, runId: string): Promise<RunRow | null> {
  const [run] = await db.select().from(feedRuns).where(eq(feedRuns.id, runId));
  return run ?? null;
}
