import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import type { DocList } from '../columns/doc-list.ts';
import { createFactStore, type FactStore } from '../columns/fact-store.ts';
import { type ChangeApplier, createChangeApplier } from './apply-changes.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import { loadAllFacts, reloadEmployers } from './load-facts.ts';
import { createPhraseCache, type PhraseCache } from './phrase-cache.ts';
import { createPostingsCache } from './postings-cache.ts';

/** What a process holds of the index: the facts of every document, and the postings of the terms searched lately. */
export type SearchIndex = {
  /**
   * With everything that was committed before `startedAt` (by `performance.now()`); where applying it takes longer than the
   * timeout, or thousands of documents changed, with what is applied by then.
   */
  factsSince(startedAt: number): Promise<FactStore>;
  /** With everything committed before the call, however long that takes. */
  refresh(): Promise<FactStore>;
  /** As they are in this process, without reading changes: for what may be a moment old. */
  currentFacts(): Promise<FactStore>;
  /** Jobs as lists show them. */
  readonly items: DocumentCache<JobItem>;
  readonly phrases: PhraseCache;
  readPostings(terms: readonly string[]): Promise<ReadonlyMap<string, DocList>>;
};

type SearchIndexOptions = {
  db: Db;
  /** How long a search waits for changes to be applied; without it, until they are. */
  refreshTimeoutMs?: number | undefined;
};

/** Some four kilobytes each. */
const MAX_ITEMS = 1_500;
/** A byte a document for each. */
const MAX_PHRASES = 4;
const POSTINGS_BYTES = 20 * 1024 * 1024;
/** Changes are deleted after a day: a process that did not read them for longer than this loads everything anew. */
const MAX_SNAPSHOT_AGE_MS = 12 * 3_600_000;

export function createSearchIndex({ db, refreshTimeoutMs }: SearchIndexOptions): SearchIndex {
  const postings = createPostingsCache(POSTINGS_BYTES);
  const items = createDocumentCache<JobItem>(MAX_ITEMS);
  let loaded: Promise<Loaded> | undefined;
  let running: Promise<unknown> | undefined;
  let next: Promise<Loaded> | undefined;

  async function load(): Promise<Loaded> {
    const store = createFactStore();
    const readAt = performance.now();
    const snapshot = await readSnapshot(db);
    await loadAllFacts(db, store);
    return { store, applier: createChangeApplier(db, store), snapshot, readAt };
  }

  async function applyChanges(): Promise<Loaded> {
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    const state = await loaded;
    if (performance.now() - state.readAt > MAX_SNAPSHOT_AGE_MS) {
      items.clear();
      loaded = load();
      return loaded;
    }
    const readAt = performance.now();
    const changes = await readChanges(db, state.snapshot);
    if (changes.employers.length > 0) items.clear();
    items.delete(changes.docs);
    await reloadEmployers(db, state.store, changes.employers);
    await state.applier.apply(changes.docs);
    // Last, so that changes whose application fails are read again.
    state.snapshot = changes.snapshot;
    state.readAt = readAt;
    return state;
  }

  /** All who ask while one refresh is running share the next one, which begins after they asked. */
  function scheduleRefresh(): Promise<Loaded> {
    next ??= (running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        const started = applyChanges();
        running = started;
        next = undefined;
        return started;
      });
    return next;
  }

  async function refresh(): Promise<FactStore> {
    const { store, applier } = await scheduleRefresh();
    await applier.drain();
    return store;
  }

  return {
    items,
    phrases: createPhraseCache(MAX_PHRASES),
    refresh,
    currentFacts: async () => (await (loaded ?? scheduleRefresh())).store,
    async factsSince(startedAt) {
      if (refreshTimeoutMs === undefined) return refresh();
      const state = await loaded?.catch(() => undefined);
      if (state && state.readAt >= startedAt) return state.store;
      const fresh = scheduleRefresh();
      const { store } = state ? await orAfter(refreshTimeoutMs, fresh, state) : await fresh;
      return store;
    },
    async readPostings(terms) {
      const { store } = await (loaded ?? scheduleRefresh());
      return postings.read(db, terms, store.size - 1);
    },
  };
}

type Loaded = {
  store: FactStore;
  applier: ChangeApplier;
  /** Of PostgreSQL: which transactions were visible when changes were last read, at `readAt`. */
  snapshot: string;
  readAt: number;
};
type Changes = { snapshot: string; docs: number[]; employers: string[] };

async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
  return rows[0]?.snapshot ?? '';
}

/** What was committed since, in whatever order: a change is known exactly when the last snapshot could see it. */
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
