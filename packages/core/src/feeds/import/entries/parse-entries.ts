import { hash as digest } from 'node:crypto';
import type { FeedItemState, QuarantineReason } from '@stellenvisite/contract/feeds/feeds';
import type { Db, Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import type { FeedItemSource, FeedJob } from '@stellenvisite/feeds/feed-job';
import { and, eq, sql } from 'drizzle-orm';
import { applyCorrections, type CorrectedValues } from '../../content/apply-corrections.ts';
import { type ReadFeedJob, toFeedContent } from '../../content/to-feed-content.ts';
import type { FeedRow } from '../../require-feed.ts';
import type { SameVerdict } from '../compare-entries.ts';
import { createPauses } from './create-pauses.ts';
import type { ImportScope } from './import-scope.ts';
import type { EntryName } from './name-entry.ts';

/** Raised whenever the same feed would be read as something better: everything is then written again once. */
const READING_VERSION = 7;

export type ItemRow = typeof feedItems.$inferSelect;
export type NamedEntry = EntryName & { job: FeedJob; source: FeedItemSource };
/** An entry that is new or has changed: its content, its problems, and the item that is known of it. */
export type ParsedEntry = NamedEntry & { hash: string; item: ItemRow | undefined; reading: ReadFeedJob };

/** Counts entries that are the same as before, by the state of their items. */
export type SameCounts = { unchanged: number; quarantined: number; duplicates: number };
export const nothingSame = (): SameCounts => ({ unchanged: 0, quarantined: 0, duplicates: 0 });

export function countSame(same: SameCounts, state: FeedItemState | SameVerdict): void {
  if (state === 'quarantined') same.quarantined += 1;
  else if (state === 'duplicate') same.duplicates += 1;
  else same.unchanged += 1;
}

/** A batch before its transaction: entries that are the same are counted, the others are parsed. */
export type ParsedBatch = { changed: ParsedEntry[]; same: SameCounts };

/** Does the work of a batch that needs no lock. `isForced` parses also what is the same as before. */
export async function parseEntries(
  scope: ImportScope,
  db: Db | Tx,
  entries: readonly NamedEntry[],
  { isForced }: { isForced: boolean },
): Promise<ParsedBatch> {
  const known = await listKnownItems(db, scope.feed.id, entries);
  const pause = createPauses();
  const parsed: ParsedBatch = { changed: [], same: nothingSame() };
  for (const entry of entries) {
    const item = known.get(entry.externalId);
    const hash = hashOf(entry.job, scope.feed, item?.corrections ?? {});
    if (item?.missing === 0 && item.hash === hash && !isForced) countSame(parsed.same, item.state);
    else parsed.changed.push(parseEntry(scope, entry, item, hash));
    await pause();
  }
  return parsed;
}

/** Reads the items of parsed entries once more, under the lock; an entry that was corrected since is parsed again. */
export async function refreshItems(
  scope: ImportScope,
  tx: Tx,
  entries: readonly ParsedEntry[],
): Promise<ParsedEntry[]> {
  const known = await listKnownItems(tx, scope.feed.id, entries);
  return entries.map((entry) => {
    const item = known.get(entry.externalId);
    const isAsParsed = JSON.stringify(item?.corrections ?? {}) === JSON.stringify(entry.item?.corrections ?? {});
    return isAsParsed
      ? { ...entry, item }
      : parseEntry(scope, entry, item, hashOf(entry.job, scope.feed, item?.corrections ?? {}));
  });
}

function parseEntry(
  { feed, reader }: ImportScope,
  entry: NamedEntry,
  item: ItemRow | undefined,
  hash: string,
): ParsedEntry {
  const corrected = item?.corrections ?? {};
  const { job, extras } = applyCorrections(entry.job, feed.rules, corrected);
  const reading = toFeedContent(job, extras, reader);
  const isDoubled = entry.isDoubled && !corrected.externalId;
  const reasons: QuarantineReason[] = isDoubled ? ['id_doubled', ...reading.reasons] : reading.reasons;
  return { ...entry, hash, item, reading: { ...reading, reasons } };
}

/** Hashes everything that decides what becomes of a job. What the feed says of its own last change is no change. */
export function hashOf(job: FeedJob, { rules }: Pick<FeedRow, 'rules'>, corrected: CorrectedValues): string {
  const { updatedAt: _updatedAt, ...said } = job;
  return digest('sha1', JSON.stringify([READING_VERSION, said, rules, corrected]), 'base64url');
}

async function listKnownItems(
  db: Db | Tx,
  feedId: string,
  entries: readonly NamedEntry[],
): Promise<ReadonlyMap<string, ItemRow>> {
  const ids = sql.param(entries.map(({ externalId }) => externalId));
  const rows = await db
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feedId), sql`${feedItems.externalId} = any(${ids}::text[])`));
  return new Map(rows.map((row) => [row.externalId, row]));
}
