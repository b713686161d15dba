import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, asc, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { runFeedJob } from '../import/run-feed.job.ts';
import { listStaleRuns } from '../import/run-feed.ts';
import { nextRunAt } from './next-run.ts';
import { queueRun } from './start-run.ts';

const MOST_AT_ONCE = 100;
const MINUTE_MS = 60_000;
/** A run that was enqueued this long ago and has not begun was lost with its worker. */
const LOST_AFTER_MS = 5 * MINUTE_MS;

/** Asks for the fetches that are due, and takes up runs whose worker is gone. */
export async function startDueFeeds(ctx: Context): Promise<void> {
  const now = ctx.now();
  const due = await ctx.db
    .select()
    .from(xmlFeeds)
    .where(and(eq(xmlFeeds.status, 'active'), eq(xmlFeeds.source, 'url'), lte(xmlFeeds.nextRunAt, now)))
    .orderBy(asc(xmlFeeds.nextRunAt))
    .limit(MOST_AT_ONCE);
  for (const feed of due) {
    await ctx.db.transaction(async (tx) => {
      const [mine] = await tx
        .update(xmlFeeds)
        .set({ nextRunAt: nextRunAt(feed, now) })
        .where(and(eq(xmlFeeds.id, feed.id), lte(xmlFeeds.nextRunAt, now)))
        .returning({ id: xmlFeeds.id });
      const run =
        mine && (await queueRun(ctx, tx, feed, { kind: 'sync', trigger: 'schedule', asDrafts: false, force: false }));
      if (run) await ctx.queue.enqueue(tx, runFeedJob, { runId: run.id }, { key: run.id });
    });
  }
  const stale = await listStaleRuns(ctx, new Date(now.getTime() - LOST_AFTER_MS));
  await ctx.queue.enqueueAll(
    ctx.db,
    runFeedJob,
    stale.map((runId) => ({ payload: { runId }, key: runId })),
  );
}

const DAY_MS = 86_400_000;
const DOCUMENTS_AT_ONCE = 200;

/** Documents are kept for a while to look into what happened; what a setup began and nobody finished goes with them. */
export async function deleteOldDocuments(ctx: Context, days: number): Promise<void> {
  const before = new Date(ctx.now().getTime() - days * DAY_MS);
  for (;;) {
    const old = await ctx.db
      .select({ id: feedRuns.id, key: feedRuns.documentKey })
      .from(feedRuns)
      .where(and(lt(feedRuns.queuedAt, before), sql`document_key is not null`))
      .limit(DOCUMENTS_AT_ONCE);
    for (const { id, key } of old) {
      await ctx.db.update(feedRuns).set({ documentKey: null }).where(eq(feedRuns.id, id));
      const isUsed =
        key !== null &&
        (await ctx.db.$count(feedRuns, eq(feedRuns.documentKey, key))) +
          (await ctx.db.$count(xmlFeeds, eq(xmlFeeds.setupDocument, key))) >
          0;
      if (key && !isUsed) await ctx.files.delete(key);
    }
    if (old.length < DOCUMENTS_AT_ONCE) break;
  }
  const runs = ctx.db.select({ one: sql`1` }).from(feedRuns).where(eq(feedRuns.feedId, xmlFeeds.id));
  const abandoned = and(eq(xmlFeeds.status, 'setup'), lt(xmlFeeds.updatedAt, before), notExists(runs));
  const gone = await ctx.db.delete(xmlFeeds).where(abandoned).returning({ key: xmlFeeds.setupDocument });
  for (const { key } of gone) if (key) await ctx.files.delete(key);
}
