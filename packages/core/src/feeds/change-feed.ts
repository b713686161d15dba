import type { ChangeFeed, FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import type { Tx } from '@stellenvisite/db/client';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { recogniseAddress, sealAuth } from './create-feed.ts';
import { getFeedDetail } from './feeds.ts';
import { handOverJobs } from './import/ending/hand-over-jobs.ts';
import { type FeedRow, requireFeed } from './require-feed.ts';
import { FORCE_FULL_READ, nextRunAt } from './runs/next-run.ts';

/** Changes a feed. With other rules, another address or another format its next fetch is read in full. */
export async function changeFeed(ctx: Context, { id, ...said }: ChangeFeed & { id: string }): Promise<FeedDetail> {
  await requireFeed(ctx, id, 'feed.import');
  const { row, isElsewhere } = await ctx.db.transaction(async (tx) => {
    // The address that a secret belongs to is read under a lock: of two changes at once neither sends it elsewhere.
    const [feed] = await tx.select().from(xmlFeeds).where(eq(xmlFeeds.id, id)).for('update');
    if (!feed) throw new DomainError('feed.not_found');
    return writeChange(ctx, tx, feed, said);
  });
  return getFeedDetail(ctx, isElsewhere ? await recogniseAddress(ctx, row) : row);
}

/** A secret is for the server it was typed for: with another one it is dropped, unless access is given with the address. */
async function writeChange(ctx: Context, tx: Tx, feed: FeedRow, said: ChangeFeed) {
  const { auth: given, url, interval, isStopped, rules, format, ...plain } = said;
  const isForeign = url !== undefined && feed.url !== null && new URL(url).origin !== new URL(feed.url).origin;
  const auth = given ?? (isForeign ? ({ kind: 'none' } as const) : undefined);
  const isElsewhere = feed.source === 'url' && ((url !== undefined && url !== feed.url) || auth !== undefined);
  const status = isStopped === undefined || feed.status === 'setup' ? feed.status : isStopped ? 'stopped' : 'active';
  const plan = { intervalMinutes: interval ?? feed.intervalMinutes, dailyAt: plain.dailyAt ?? feed.dailyAt };
  const isRunning = status === 'active' && feed.source === 'url';
  const isReadInFull = isElsewhere || rules !== undefined || (format !== undefined && format !== feed.format);
  const [row] = await tx
    .update(xmlFeeds)
    .set({
      ...plain,
      ...plan,
      ...(auth && feed.source === 'url' && sealAuth(ctx, auth)),
      ...(url && feed.source === 'url' && { url }),
      ...(rules && { rules }),
      ...(format && { format }),
      status,
      stoppedAt: status === 'stopped' ? (feed.stoppedAt ?? ctx.now()) : null,
      nextRunAt: isRunning ? nextRunAt(plan, ctx.now()) : null,
      ...(isReadInFull && FORCE_FULL_READ),
      updatedAt: ctx.now(),
    })
    .where(eq(xmlFeeds.id, feed.id))
    .returning();
  if (!row) throw new DomainError('feed.not_found');
  return { row, isElsewhere };
}

/** Deletes a feed with its runs; its jobs stay as they are, or are closed. Those that another feed has too are handed over to it. */
export async function deleteFeed(
  ctx: Context,
  { id, jobs: jobsThen }: { id: string; jobs: 'keep' | 'close' },
): Promise<void> {
  const { feed } = await requireFeed(ctx, id, 'feed.import');
  const keys = await ctx.db
    .select({ key: feedRuns.documentKey })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feed.id), isNotNull(feedRuns.documentKey)));
  await ctx.db.transaction(async (tx) => {
    const items = await tx.select({ jobId: feedItems.jobId }).from(feedItems).where(eq(feedItems.feedId, feed.id));
    await handOverJobs(
      tx,
      items.flatMap(({ jobId }) => jobId ?? []),
    );
    if (jobsThen === 'close') {
      const own = tx.select({ id: feedItems.jobId }).from(feedItems).where(eq(feedItems.feedId, feed.id));
      const isPublic = and(inArray(jobs.id, own), inArray(jobs.status, ['published', 'paused']));
      await tx.update(jobs).set({ status: 'closed', updatedAt: ctx.now() }).where(isPublic);
      await tx.update(jobPostings).set({ closedAt: ctx.now() }).where(inArray(jobPostings.id, own));
    }
    await tx.delete(xmlFeeds).where(eq(xmlFeeds.id, feed.id));
  });
  for (const key of new Set([...keys.map((row) => row.key), feed.setupDocument])) if (key) await ctx.files.delete(key);
}

/** Deletes the drafts that a cancelled import left. */
export async function deleteFeedDrafts(ctx: Context, { id }: { id: string }): Promise<{ deleted: number }> {
  const { feed } = await requireFeed(ctx, id, 'feed.import');
  return ctx.db.transaction(async (tx) => {
    const own = await tx
      .select({ id: feedItems.id, jobId: feedItems.jobId, status: jobs.status })
      .from(feedItems)
      .leftJoin(jobs, eq(jobs.id, feedItems.jobId))
      .where(and(eq(feedItems.feedId, feed.id), eq(feedItems.state, 'draft')));
    // One that was published by hand meanwhile is no draft any more.
    const drafts = own.filter(({ status }) => status === null || status === 'draft');
    const jobIds = drafts.flatMap(({ jobId }) => jobId ?? []);
    if (drafts.length === 0) return { deleted: 0 };
    await tx.delete(jobPostings).where(inArray(jobPostings.id, jobIds));
    await tx.delete(jobs).where(and(inArray(jobs.id, jobIds), eq(jobs.status, 'draft')));
    await tx.delete(feedItems).where(
      inArray(
        feedItems.id,
        drafts.map((draft) => draft.id),
      ),
    );
    await tx.update(xmlFeeds).set(FORCE_FULL_READ).where(eq(xmlFeeds.id, feed.id));
    return { deleted: drafts.length };
  });
}
