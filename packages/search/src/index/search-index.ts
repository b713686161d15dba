import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import type { DocList } from '../columns/doc-list.ts';
import { createFactStore, type FactStore } from '../columns/fact-store.ts';
import { createDocMemory, type DocMemory } from './doc-memory.ts';
import { loadAllFacts, reloadEmployers } from './load-facts.ts';
import { createPhraseMemory, type PhraseMemory } from './phrase-memory.ts';
import { createPostingsCache } from './postings-cache.ts';
import { createTakeOver, type TakeOver } from './take-over.ts';

/** What a process knows of the index: the facts of every doc, and the terms asked for lately. */
export type SearchIndex = {
  /**
   * Everything committed before that moment, which is the call where it is not said; where it takes too long, or thousands
   * were changed, what is known by then.
   */
  catchUp(since?: number): Promise<FactStore>;
  /** Everything committed before the call, however long that takes. */
  refresh(): Promise<FactStore>;
  /** What is known, without looking for changes: for what nobody minds to be a moment old. */
  current(): Promise<FactStore>;
  /** Jobs as lists show them. */
  readonly items: DocMemory<JobItem>;
  /** Where words stand side by side. */
  readonly phrases: PhraseMemory;
  readPostings(terms: readonly string[]): Promise<ReadonlyMap<string, DocList>>;
};

export function requireIndex({ searchIndex }: { searchIndex?: SearchIndex }): SearchIndex {
  if (!searchIndex) throw new Error('A search needs the index of its process.');
  return searchIndex;
}

type SearchIndexOptions = {
  db: Db;
  /** Reads waiting ads before each look: for processes beside which nobody does. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** How long a search waits for changes to be taken over; for ever, where it is not said. */
  patienceMs?: number | undefined;
  postingsBytes?: number;
};

/** Some four kilobytes each. */
const MOST_ITEMS = 1_500;
/** A byte a doc for each. */
const MOST_PHRASES = 4;
const POSTINGS_BYTES = 20 * 1024 * 1024;
const LONGEST_SLEEP_MS = 12 * 3_600_000;

export function createSearchIndex({
  db,
  prepare,
  patienceMs,
  postingsBytes = POSTINGS_BYTES,
}: SearchIndexOptions): SearchIndex {
  const postings = createPostingsCache(postingsBytes);
  const items = createDocMemory<JobItem>(MOST_ITEMS);
  let loaded: Promise<Loaded> | undefined;
  let running: Promise<unknown> | undefined;
  let next: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    const store = createFactStore();
    const lookedAt = performance.now();
    const snapshot = await readSnapshot(db);
    await loadAllFacts(db, store);
    return { store, changed: createTakeOver(db, store), snapshot, lookedAt };
  }

  async function takeOver(): Promise<Loaded> {
    await prepare?.();
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    const state = await loaded;
    // Changes are kept for a day: whoever slept longer reads everything.
    if (performance.now() - state.lookedAt > LONGEST_SLEEP_MS) {
      items.clear();
      loaded = load();
      return loaded;
    }
    const lookedAt = performance.now();
    const changes = await readChanges(db, state.snapshot);
    if (changes.employers.length > 0) items.clear();
    items.forget(changes.docs);
    await reloadEmployers(db, state.store, changes.employers);
    await state.changed.take(changes.docs);
    // Last: what fails half-way is looked at again.
    state.snapshot = changes.snapshot;
    state.lookedAt = lookedAt;
    return state;
  }

  /** All who ask while one look is under way share the next one, which begins after they asked. */
  function look(): Promise<Loaded> {
    next ??= (running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        const now = takeOver();
        running = now;
        next = undefined;
        return now;
      });
    return next;
  }

  async function refresh(): Promise<FactStore> {
    const { store, changed } = await look();
    await changed.settle();
    return store;
  }

  return {
    items,
    phrases: createPhraseMemory(MOST_PHRASES),
    refresh,
    current: async () => (await (loaded ?? look())).store,
    async catchUp(since = Number.POSITIVE_INFINITY) {
      if (patienceMs === undefined) return refresh();
      const known = await loaded?.catch(() => undefined);
      if (known && known.lookedAt >= since) return known.store;
      const fresh = look();
      const { store } = known ? await orAfter(patienceMs, fresh, known) : await fresh;
      return store;
    },
    async readPostings(terms) {
      const { store } = await (loaded ?? look());
      return postings.read(db, terms, store.size - 1);
    },
  };
}

type Loaded = { store: FactStore; changed: TakeOver; snapshot: string; lookedAt: number };
type Changes = { snapshot: string; docs: number[]; employers: string[] };

async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
  return rows[0]?.snapshot ?? '';
}

/** What was committed since, in whatever order: a change counts as known exactly when the last look could see it. */
async function readChanges(db: Db, since: string): Promise<Changes> {
  const { rows } = await db.execute<Changes>(sql`
    select pg_current_snapshot()::text as snapshot,
      coalesce(array_agg(distinct doc) filter (where doc is not null), '{}') as docs,
      coalesce(array_agg(distinct employer_id::text) filter (where employer_id is not null), '{}') as employers
    from search_changes
    where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)`);
  return rows[0] ?? { snapshot: since, docs: [], employers: [] };
}

async function orAfter<T>(milliseconds: number, wanted: Promise<T>, instead: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(instead), milliseconds);
  try {
    return await Promise.race([wanted, promise]);
  } finally {
    clearTimeout(timer);
  }
}
