import type { MendedItem, MendItem } from '@stellenvisite/contract/feed-items.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { feedItems, feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { sourceAt } from '../fetch/read-entries.ts';
import { applyBatch } from '../import/apply-batch.ts';
import { listLeftJobs } from '../import/left-jobs.ts';
import { lockPlaces } from '../import/lock-places.ts';
import { prepareBatch } from '../import/prepare-batch.ts';
import { openReader, type RunState, readPublishing } from '../import/run-state.ts';
import type { FeedRow } from '../open-feed.ts';
import { READ_ANEW } from '../read-anew.ts';
import { toHeldRecord } from './held-record.ts';

type ItemRow = typeof feedItems.$inferSelect;

/** Says by hand what the feed lacks; a job that is whole then is taken over like any other. */
export async function mendItem(
  ctx: Context,
  { id, values, rule, asDraft }: MendItem & { id: string },
): Promise<MendedItem> {
  const { feed, item } = await requireItem(ctx, id);
  const rules = rule ? [...feed.rules.filter((each) => !isSame(each, rule)), rule] : feed.rules;
  const state = await openMending(ctx, { ...feed, rules }, asDraft);
  return ctx.db.transaction(async (tx) => {
    await lockPlaces(ctx, tx, feed.employerId);
    if (rule)
      await tx
        .update(xmlFeeds)
        .set({ rules, ...READ_ANEW })
        .where(eq(xmlFeeds.id, feed.id));
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const mended = { ...item.mended, ...said };
    await tx.update(feedItems).set({ mended }).where(eq(feedItems.id, item.id));
    await readAgain(state, tx, item);
    const alsoMended = rule ? await readOthers(state, tx, item) : 0;
    const [after] = await tx.select().from(feedItems).where(eq(feedItems.id, item.id));
    return {
      reasons: after?.reasons ?? [],
      state: after?.state ?? 'quarantined',
      jobId: after?.jobId ?? null,
      alsoMended,
    };
  });
}

/** „Nicht übernehmen“: it is not asked about again. */
export async function dismissItem(ctx: Context, { id }: { id: string }): Promise<void> {
  const { item } = await requireItem(ctx, id);
  const isHeld = and(eq(feedItems.id, item.id), eq(feedItems.state, 'quarantined'));
  await ctx.db.update(feedItems).set({ state: 'dismissed', changedAt: ctx.now() }).where(isHeld);
}

const isSame = (one: { kind: string; field: string; from: string | null }, other: typeof one) =>
  one.kind === other.kind && one.field === other.field && one.from === other.from;

async function requireItem(ctx: Context, itemId: string): Promise<{ feed: FeedRow; item: ItemRow }> {
  const [found] = isId(itemId)
    ? await ctx.db
        .select({ item: feedItems, feed: xmlFeeds })
        .from(feedItems)
        .innerJoin(xmlFeeds, eq(xmlFeeds.id, feedItems.feedId))
        .where(and(eq(feedItems.id, itemId), eq(feedItems.state, 'quarantined')))
    : [];
  await requirePermission(ctx, 'feed.import', {
    employerId: found?.feed.employerId,
    notFound: 'feed.item_not_found',
  });
  if (!found) throw new DomainError('feed.item_not_found');
  return found;
}

/** As if the last run met the item once more. */
async function openMending(ctx: Context, feed: FeedRow, asDraft: boolean): Promise<RunState> {
  const [run] = await ctx.db
    .select()
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feed.id), ne(feedRuns.kind, 'validate')))
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  if (!run) throw new DomainError('feed.not_ready');
  const none = { created: 0, updated: 0, unchanged: 0, paused: 0, quarantined: 0, ended: 0, duplicates: 0, failed: 0 };
  return {
    ctx,
    feed,
    run: { ...run, force: true },
    lease: { runId: run.id, owner: '', renewedAt: 0 },
    reader: await openReader(ctx, feed.employerId),
    counts: none,
    seen: new Set(),
    verdicts: null,
    processed: 0,
    ...(await readPublishing(ctx, feed, asDraft)),
    logged: Number.POSITIVE_INFINITY,
    leftJobs: await listLeftJobs(ctx.db, feed.employerId),
  };
}

async function readAgain(state: RunState, tx: Tx, item: ItemRow): Promise<void> {
  const held = toHeldRecord(item.held)?.job as FeedJob | null | undefined;
  if (!held) return;
  // Named as before: a mended name is for the ad, the feed goes on with its own.
  const { externalId } = item;
  const entry = { job: { ...held, externalId }, source: sourceAt(item.line ?? 0), externalId, isDoubled: false };
  const { changed } = await prepareBatch(state, tx, [entry]);
  await applyBatch(state, tx, changed);
}

async function readOthers(state: RunState, tx: Tx, mended: ItemRow): Promise<number> {
  const isHeld = and(eq(feedItems.feedId, state.feed.id), eq(feedItems.state, 'quarantined'));
  const others = await tx
    .select()
    .from(feedItems)
    .where(and(isHeld, ne(feedItems.id, mended.id)))
    .limit(500);
  for (const item of others) await readAgain(state, tx, item);
  return others.length - (await tx.$count(feedItems, and(isHeld, ne(feedItems.id, mended.id))));
}
