import type { FeedItemState } from '@stellenvisite/contract/feeds';
import { feedItems } from '@stellenvisite/db/schema/feeds';
import type { FeedEntry } from '@stellenvisite/feeds/feed-job';
import { and, eq, sql } from 'drizzle-orm';
import type { FeedRow, RunRow } from '../open-feed.ts';
import type { ImportContext } from './import-context.ts';
import { type EntryName, nameEntry } from './name-entry.ts';
import { hashOf } from './run-state.ts';

const LOOKED_UP_AT_ONCE = 1000;

/** What is to be done with an entry: nothing where it is the same as before, whatever has become of it. */
export type Verdict = 'changed' | 'changed_doubled' | 'unchanged' | 'quarantined' | 'duplicate';

/** All entries of a document beside what is known of them: `verdicts` by their order, `seen` their names. */
export type Comparison = { verdicts: Verdict[]; seen: Set<string> };

export type Comparer = {
  add: (entry: FeedEntry) => Promise<void>;
  finish: () => Promise<Comparison>;
};

type Named = EntryName & { at: number; hash: string };

/** Null where everything is written anyway: the first time, and when everything is asked to be written again. */
export async function openComparer(ctx: ImportContext, feed: FeedRow, run: RunRow): Promise<Comparer | null> {
  if (run.force) return null;
  const [known] = await ctx.db
    .select({ id: feedItems.id })
    .from(feedItems)
    .where(eq(feedItems.feedId, feed.id))
    .limit(1);
  return known ? createComparer(ctx, feed) : null;
}

/** Compares while the document is read; what is known is looked up for many at once, while the next ones are read. */
function createComparer(ctx: ImportContext, feed: FeedRow): Comparer {
  const [verdicts, seen]: [Verdict[], Set<string>] = [[], new Set()];
  let named: Named[] = [];
  let lookingUp = Promise.resolve();
  const lookUp = async () => {
    const asked = named;
    named = [];
    await lookingUp;
    lookingUp = judge(ctx, feed, asked, verdicts);
    // Its error is met when it is waited for.
    lookingUp.catch(() => {});
  };
  return {
    async add(entry) {
      if (!isItem(entry)) return;
      verdicts.push('changed');
      if (entry.kind !== 'job') return;
      const name = nameEntry(seen, entry.job);
      named.push({ ...name, at: verdicts.length - 1, hash: hashOf(entry.job, feed, {}) });
      if (named.length >= LOOKED_UP_AT_ONCE) await lookUp();
    },
    async finish() {
      await lookUp();
      await lookingUp;
      return { verdicts, seen };
    },
  };
}

async function judge({ db }: ImportContext, feed: FeedRow, named: readonly Named[], verdicts: Verdict[]) {
  const ids = sql.param(named.map(({ externalId }) => externalId));
  const rows = await db
    .select({ externalId: feedItems.externalId, hash: feedItems.hash, state: feedItems.state })
    .from(feedItems)
    .where(
      and(
        eq(feedItems.feedId, feed.id),
        sql`${feedItems.externalId} = any(${ids}::text[])`,
        eq(feedItems.missing, 0),
        // What was mended by hand belongs to the hash.
        sql`${feedItems.mended} = '{}'::jsonb`,
      ),
    );
  const known = new Map(rows.map((row) => [row.externalId, row]));
  for (const { externalId, isDoubled, hash, at } of named) {
    const item = known.get(externalId);
    if (item?.hash === hash) verdicts[at] = verdictOf(item.state);
    else if (isDoubled) verdicts[at] = 'changed_doubled';
  }
}

const verdictOf = (state: FeedItemState): Verdict =>
  state === 'quarantined' || state === 'duplicate' ? state : 'unchanged';

export const isSame = (verdict: Verdict): boolean => verdict !== 'changed' && verdict !== 'changed_doubled';

/** What counts as an entry of a document, in the order in which a run goes through them. */
export const isItem = (entry: FeedEntry): boolean =>
  entry.kind === 'job' || entry.kind === 'deletion' || isBadItem(entry);

const isBadItem = (entry: FeedEntry) =>
  entry.kind === 'problem' && (entry.code === 'item_too_large' || entry.code === 'item_malformed');
