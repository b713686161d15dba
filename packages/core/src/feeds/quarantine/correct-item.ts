import type { CorrectedItem, CorrectItem } from '@stellenvisite/contract/feeds/feed-items.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { sourceAt } from '../fetch/read-entries.ts';
import { importEntries } from '../import/entries/import-entries.ts';
import { type ImportScope, openImportScope } from '../import/entries/import-scope.ts';
import { lockJobQuota } from '../import/entries/lock-job-quota.ts';
import { type ItemRow, parseEntries } from '../import/entries/parse-entries.ts';
import type { FeedRow } from '../require-feed.ts';
import { FORCE_FULL_READ } from '../runs/next-run.ts';
import { toQuarantinedRecord } from './quarantined-record.ts';

const MAX_CORRECTED_BY_RULE = 500;

/** Saves by hand what the feed lacks; a job that is complete then is imported like any other. */
export async function correctItem(
  ctx: Context,
  { id, values, rule, asDraft }: CorrectItem & { id: string },
): Promise<CorrectedItem> {
  const { feed, item } = await requireItem(ctx, id);
  const rules = rule ? [...feed.rules.filter((each) => !isSame(each, rule)), rule] : feed.rules;
  const scope = await openImportScope(ctx, { ...feed, rules }, { asDrafts: asDraft });
  return ctx.db.transaction(async (tx) => {
    await lockJobQuota(ctx, tx, feed.employerId);
    if (rule)
      await tx
        .update(xmlFeeds)
        .set({ rules, ...FORCE_FULL_READ })
        .where(eq(xmlFeeds.id, feed.id));
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const corrections = { ...item.corrections, ...said };
    await tx.update(feedItems).set({ corrections }).where(eq(feedItems.id, item.id));
    await importAgain(scope, tx, item);
    const alsoCorrected = rule ? await importOthers(scope, tx, item) : 0;
    const [after] = await tx.select().from(feedItems).where(eq(feedItems.id, item.id));
    return {
      reasons: after?.reasons ?? [],
      state: after?.state ?? 'quarantined',
      jobId: after?.jobId ?? null,
      alsoCorrected,
    };
  });
}

/** Dismisses an item permanently, so that nobody has to decide on it again. */
export async function dismissItem(ctx: Context, { id }: { id: string }): Promise<void> {
  const { item } = await requireItem(ctx, id);
  const isQuarantined = and(eq(feedItems.id, item.id), eq(feedItems.state, 'quarantined'));
  await ctx.db.update(feedItems).set({ state: 'dismissed', changedAt: ctx.now() }).where(isQuarantined);
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

/** Imports a quarantined item again, from the feed's own words. */
async function importAgain(scope: ImportScope, tx: Tx, item: ItemRow): Promise<void> {
  const job = toQuarantinedRecord(item.quarantinedRecord)?.job as FeedJob | null | undefined;
  if (!job) return;
  // A corrected id is for the ad; the item stays under the feed's own.
  const { externalId } = item;
  const entry = { job: { ...job, externalId }, source: sourceAt(item.line ?? 0), externalId, isDoubled: false };
  const { changed } = await parseEntries(scope, tx, [entry], { isForced: true });
  await importEntries(scope, tx, changed, null);
}

/** Imports the other quarantined items of the feed by a new rule; returns how many are quarantined no longer. */
async function importOthers(scope: ImportScope, tx: Tx, corrected: ItemRow): Promise<number> {
  const isQuarantined = and(eq(feedItems.feedId, scope.feed.id), eq(feedItems.state, 'quarantined'));
  const isOther = and(isQuarantined, ne(feedItems.id, corrected.id));
  const others = await tx.select().from(feedItems).where(isOther).limit(MAX_CORRECTED_BY_RULE);
  for (const item of others) await importAgain(scope, tx, item);
  return others.length - (await tx.$count(feedItems, isOther));
}
