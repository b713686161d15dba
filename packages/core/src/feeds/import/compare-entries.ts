import type { FeedItemState } from '@stellenvisite/contract/feeds/feeds';
import { feedItems } from '@stellenvisite/db/schema/feeds/feeds';
import type { FeedEntry } from '@stellenvisite/feeds/feed-job';
import { and, eq, sql } from 'drizzle-orm';
import { LARGE_DOCUMENT_BYTES } from '../fetch/feed-document.ts';
import type { FeedRow, RunRow } from '../require-feed.ts';
import type { ImportContext } from './entries/import-scope.ts';
import { type EntryName, nameEntry } from './entries/name-entry.ts';
import { hashOf } from './entries/parse-entries.ts';

const LOOKED_UP_AT_ONCE = 500;
/** Each retains the piece of the document around it, 64 kB, so that a problem can be shown in its place. */
const MAX_BUFFERED_OF_LARGE = 250;

/** `changed` and `changed_doubled` are imported; the others are the same as before, in this state. */
export type Verdict = 'changed' | 'changed_doubled' | 'unchanged' | 'quarantined' | 'duplicate';

export type SameVerdict = Exclude<Verdict, 'changed' | 'changed_doubled'>;

/** All entries of a document compared with what is known of them. */
export type Comparison = {
  /** In the order of the document; null where every entry is imported, without being looked up. */
  verdicts: readonly Verdict[] | null;
  /** The names of all entries that were looked up. */
  seen: Set<string>;
  /** The entries to import, in the order of the document; null where they are too many for the memory, and it is read again. */
  changed: FeedEntry[] | null;
};

type Comparer = {
  add: (entry: FeedEntry) => Promise<void>;
  finish: () => Promise<Comparison>;
};

type Named = EntryName & { at: number; hash: string };

/** Compares entries while the document is read. A run that is forced and a first one import every entry. */
export async function openComparer(ctx: ImportContext, feed: FeedRow, run: RunRow): Promise<Comparer> {
  const { id, feedId } = feedItems;
  const [known] = run.force ? [] : await ctx.db.select({ id }).from(feedItems).where(eq(feedId, feed.id)).limit(1);
  const maxBuffered = (run.bytes ?? 0) < LARGE_DOCUMENT_BYTES ? Number.POSITIVE_INFINITY : MAX_BUFFERED_OF_LARGE;
  return known ? createComparer(ctx, feed, maxBuffered) : createCollector(maxBuffered);
}

/** Buffers every entry without reading its job, which costs most. */
function createCollector(maxBuffered: number): Comparer {
  let buffer: FeedEntry[] | null = [];
  return {
    async add(entry) {
      if (!isItem(entry) || !buffer) return;
      if (buffer.length < maxBuffered) buffer.push(entry);
      else buffer = null;
    },
    finish: async () => ({ verdicts: null, seen: new Set(), changed: buffer }),
  };
}

/** Looks up many entries at once, while the next ones are read. */
function createComparer(ctx: ImportContext, feed: FeedRow, maxBuffered: number): Comparer {
  const [verdicts, seen]: [Verdict[], Set<string>] = [[], new Set()];
  let buffer: Map<number, FeedEntry> | null = new Map();
  let changed = 0;
  let named: Named[] = [];
  let lookingUp = Promise.resolve();

  const settle = (at: number, verdict: Verdict) => {
    verdicts[at] = verdict;
    if (isSame(verdict)) buffer?.delete(at);
    else if (++changed > maxBuffered) buffer = null;
  };
  const lookUp = async () => {
    const asked = named;
    named = [];
    await lookingUp;
    lookingUp = judge(ctx, feed, asked, settle);
    // Its error is thrown where it is awaited; until then it must not count as unhandled.
    lookingUp.catch(() => {});
  };
  return {
    async add(entry) {
      if (!isItem(entry)) return;
      const at = verdicts.push('changed') - 1;
      buffer?.set(at, entry);
      if (entry.kind !== 'job') {
        settle(at, 'changed');
        return;
      }
      named.push({ ...nameEntry(seen, entry.job), at, hash: hashOf(entry.job, feed, {}) });
      if (named.length >= LOOKED_UP_AT_ONCE) await lookUp();
    },
    async finish() {
      await lookUp();
      await lookingUp;
      return { verdicts, seen, changed: buffer && [...buffer.values()] };
    },
  };
}

async function judge(
  { db }: ImportContext,
  feed: FeedRow,
  named: readonly Named[],
  settle: (at: number, verdict: Verdict) => void,
): Promise<void> {
  if (named.length === 0) return;
  const ids = sql.param(named.map(({ externalId }) => externalId));
  const rows = await db
    .select({ externalId: feedItems.externalId, hash: feedItems.hash, state: feedItems.state })
    .from(feedItems)
    .where(
      and(
        eq(feedItems.feedId, feed.id),
        sql`${feedItems.externalId} = any(${ids}::text[])`,
        eq(feedItems.missing, 0),
        // Corrections by hand are part of the hash.
        sql`${feedItems.corrections} = '{}'::jsonb`,
      ),
    );
  const known = new Map(rows.map((row) => [row.externalId, row]));
  for (const { externalId, isDoubled, hash, at } of named) {
    const item = known.get(externalId);
    if (item?.hash === hash) settle(at, verdictOf(item.state));
    else settle(at, isDoubled ? 'changed_doubled' : 'changed');
  }
}

const verdictOf = (state: FeedItemState): Verdict =>
  state === 'quarantined' || state === 'duplicate' ? state : 'unchanged';

export const isSame = (verdict: Verdict): verdict is SameVerdict =>
  verdict !== 'changed' && verdict !== 'changed_doubled';

/** Tells whether a run counts this as an entry of the document. */
export const isItem = (entry: FeedEntry): boolean =>
  entry.kind === 'job' || entry.kind === 'deletion' || isBadItem(entry);

const isBadItem = (entry: FeedEntry) =>
  entry.kind === 'problem' && (entry.code === 'item_too_large' || entry.code === 'item_malformed');
