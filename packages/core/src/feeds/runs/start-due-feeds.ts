import { DOCUMENT_DAYS, OPEN_RUN_STATUSES } from '@stellenvisite/contract/feeds/feeds';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, asc, eq, exists, inArray, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isOfActiveEmployer } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { runFeedJob } from '../import/run-feed.ts';
import { nextRunAt } from './next-run.ts';
import { queueRun } from './start-run.ts';

const MAX_STARTED_AT_ONCE = 100;
/** A run that was enqueued this long ago and has not begun was lost with its worker. */
const LOST_AFTER_MS = 5 * MINUTE_MS;

/** Longer than any check takes while somebody waits for its answer. */
const CHECK_ABANDONED_MS = HOUR_MS;

/** Starts the fetches that are due, removes abandoned checks, and enqueues again runs whose worker is gone. */
export async function startDueFeeds(ctx: Context): Promise<void> {
  const now = ctx.now();
  const due = await ctx.db
    .select()
    .from(xmlFeeds)
    .where(
      and(
        eq(xmlFeeds.status, 'active'),
        eq(xmlFeeds.source, 'url'),
        lte(xmlFeeds.nextRunAt, now),
        isOfActiveEmployer(xmlFeeds.employerId),
      ),
    )
    .orderBy(asc(xmlFeeds.nextRunAt))
    .limit(MAX_STARTED_AT_ONCE);
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
  await deleteAbandonedChecks(ctx);
}

export const startDueFeedsJob = defineJob({
  name: 'feeds.start-due-feeds',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/5 * * * *',
  handler: startDueFeeds,
});

/** Lists runs whose worker is gone, and those that nobody began since: both are enqueued again without harm. */
async function listStaleRuns({ db, now }: Context, queuedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: feedRuns.id })
    .from(feedRuns)
    .where(
      and(
        inArray(feedRuns.status, [...OPEN_RUN_STATUSES]),
        or(and(eq(feedRuns.status, 'queued'), lt(feedRuns.queuedAt, queuedBefore)), lt(feedRuns.leaseUntil, now())),
      ),
    );
  return rows.map(({ id }) => id);
}

const DOCUMENTS_AT_ONCE = 200;

/** Deletes documents after their days, and with them feeds whose setup nobody finished. */
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
  await deleteSetups(ctx, and(lt(xmlFeeds.updatedAt, before), notExists(runs)));
}

/** Deletes the feeds of checks by the importer of the specification (`validate_only`) whose process was killed before it could. */
async function deleteAbandonedChecks(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - CHECK_ABANDONED_MS);
  const isCheck = and(eq(feedRuns.kind, 'validate'), eq(feedRuns.trigger, 'function'));
  const select = (condition: SQL | undefined) =>
    ctx.db
      .select({ one: sql`1` })
      .from(feedRuns)
      .where(and(eq(feedRuns.feedId, xmlFeeds.id), condition));
  const isDue = and(lt(xmlFeeds.updatedAt, before), exists(select(isCheck)), notExists(select(sql`not (${isCheck})`)));
  await deleteSetups(ctx, isDue);
}

/** Deletes unfinished feeds with the documents they and their runs have stored. */
async function deleteSetups(ctx: Context, isDue: SQL | undefined): Promise<void> {
  const keys = await ctx.db.transaction(async (tx) => {
    const setups = await tx
      .select({ id: xmlFeeds.id, key: xmlFeeds.setupDocument })
      .from(xmlFeeds)
      .where(and(eq(xmlFeeds.status, 'setup'), isDue))
      .for('update');
    const ids = setups.map(({ id }) => id);
    const runs = await tx.select({ key: feedRuns.documentKey }).from(feedRuns).where(inArray(feedRuns.feedId, ids));
    await tx.delete(xmlFeeds).where(inArray(xmlFeeds.id, ids));
    return new Set([...setups, ...runs].flatMap(({ key }) => key ?? []));
  });
  for (const key of keys) await ctx.files.delete(key);
}

export const deleteOldDocumentsJob = defineJob({
  name: 'feeds.delete-old-documents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 3 * * *',
  handler: (ctx) => deleteOldDocuments(ctx, DOCUMENT_DAYS),
});
