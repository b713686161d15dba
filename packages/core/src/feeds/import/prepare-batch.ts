import type { FeedItemState, QuarantineReason } from '@stellenvisite/contract/feeds';
import type { Db, Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds';
import { and, eq, sql } from 'drizzle-orm';
import { applyWords } from '../content/apply-words.ts';
import { toFeedContent } from '../content/to-feed-content.ts';
import type { Verdict } from './compare-entries.ts';
import { createPauses } from './create-pauses.ts';
import type { ItemRow, NamedEntry, ReadEntry } from './entry-rows.ts';
import { hashOf, type RunState } from './run-state.ts';

/** Entries that are the same as before, by what has become of them. */
export type SameCounts = { unchanged: number; quarantined: number; duplicates: number };
export const nothingSame = (): SameCounts => ({ unchanged: 0, quarantined: 0, duplicates: 0 });

/** A batch before its transaction: what is the same is counted, what is not is read. */
export type PreparedBatch = { changed: ReadEntry[]; same: SameCounts };

/** The work of a batch that needs no lock, done while the batch before it is written. */
export async function prepareBatch(
  state: RunState,
  db: Db | Tx,
  entries: readonly NamedEntry[],
): Promise<PreparedBatch> {
  const { feed, run } = state;
  const known = await loadItems(db, feed.id, entries);
  const pause = createPauses();
  const prepared: PreparedBatch = { changed: [], same: nothingSame() };
  for (const entry of entries) {
    const item = known.get(entry.externalId);
    const hash = hashOf(entry.job, feed, item?.mended ?? {});
    if (!item || item.hash !== hash || item.missing > 0 || run.force)
      prepared.changed.push(readEntry(state, entry, item, hash));
    else countSame(prepared.same, item.state);
    await pause();
  }
  return prepared;
}

/** The entries with what is known of them now: somebody may have mended one since they were read. */
export async function refreshItems(state: RunState, tx: Tx, entries: readonly ReadEntry[]): Promise<ReadEntry[]> {
  const known = await loadItems(tx, state.feed.id, entries);
  return entries.map((entry) => {
    const item = known.get(entry.externalId);
    const isAsRead = JSON.stringify(item?.mended ?? {}) === JSON.stringify(entry.item?.mended ?? {});
    return isAsRead
      ? { ...entry, item }
      : readEntry(state, entry, item, hashOf(entry.job, state.feed, item?.mended ?? {}));
  });
}

function readEntry(state: RunState, entry: NamedEntry, item: ItemRow | undefined, hash: string): ReadEntry {
  const { job, beside } = applyWords(entry.job, state.feed.rules, item?.mended ?? {});
  const reading = toFeedContent(job, beside, state.reader);
  const isDoubled = entry.isDoubled && !item?.mended.externalId;
  const reasons: QuarantineReason[] = isDoubled ? ['id_doubled', ...reading.reasons] : reading.reasons;
  return { ...entry, hash, item, reading: { ...reading, reasons } };
}

async function loadItems(
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

export function countSame(same: SameCounts, state: FeedItemState | Verdict): void {
  if (state === 'quarantined') same.quarantined += 1;
  else if (state === 'duplicate') same.duplicates += 1;
  else same.unchanged += 1;
}
