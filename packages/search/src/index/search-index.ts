import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { bytesIn, type DocList, extendList, NO_DOCS } from '../columns/doc-list.ts';
import { createFactStore, type FactStore } from '../columns/fact-store.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import { loadAllFacts, reloadDocs, reloadEmployers } from './load-facts.ts';
import { createPhraseCache, type PhraseCache } from './phrase-cache.ts';

/** Applies changed documents to a store. A few are applied at once; many are queued, and a few that come later do not wait for them. */
type ChangeApplier = {
  apply(docs: readonly number[]): Promise<void>;
  /** Resolves when the queue is empty. */
  drain(): Promise<void>;
};

const FEW = 200;

/** A batch of the indexer, old documents and new: a job is found under one of them. */
const DOCS_AT_ONCE = 1_000;

type Entry = { list: DocList; covers: number };

type PostingsCache = {
  /** The documents of each term, ascending, at least all up to `lastDoc`. */
  read(db: Db, terms: readonly string[], lastDoc: number): Promise<ReadonlyMap<string, DocList>>;
};

/** With what the map of the cache needs for an entry. */
const bytesOf = ({ list }: Entry) => bytesIn(list) + 240;

/** Parts of so many bytes become strings that are short enough to be garbage-collected soon. */
const BYTES_A_PART = 36_864;

const partBytes = Buffer.alloc(BYTES_A_PART);

const partDocs = new Uint32Array(partBytes.buffer, partBytes.byteOffset, BYTES_A_PART / 4);

type Part = { term: string; lastDoc: number; start: number; docs: string };

/** The part of the index in the memory of a process: the facts of every document, and the postings of recently searched terms. */
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
/** Changes are deleted after a day: a process that did not read them for longer than this loads everything again. */
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

  /** Schedules a refresh. Callers that arrive while one is running share the next one, which begins after their call. */
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

/** Reads the changes committed since a snapshot, in whatever order: a change is known exactly when that snapshot could see it. */
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

/** Creates a cache of the posting lists of terms searched lately. Document numbers only grow, so a cached list is extended and never read again. */
function createPostingsCache(maxBytes: number): PostingsCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return {
    async read(db, terms, lastDoc) {
      const lists = new Map(terms.map((term) => [term, entries.get(term) ?? { list: NO_DOCS, covers: 0 }]));
      const stale = [...lists].filter(([, { covers }]) => covers < lastDoc);
      const news = await readParts(db, stale);
      for (const [term, { list }] of stale) {
        const entry = { list: extendList(list, () => decode(news.get(term) ?? [])), covers: lastDoc };
        lists.set(term, entry);
        entries.set(term, entry);
      }
      return new Map([...lists].map(([term, { list }]) => [term, list]));
    },
  };
}

async function readParts(db: Db, stale: readonly (readonly [string, Entry])[]): Promise<Map<string, Part[]>> {
  if (stale.length === 0) return new Map();
  const terms = sql.param(stale.map(([term]) => term));
  const covers = sql.param(stale.map(([, entry]) => entry.covers));
  const { rows } = await db.execute<Part>(sql`
    select p.term, p.last_doc as "lastDoc", start, encode(substring(p.docs from start for ${BYTES_A_PART}), 'base64') as docs
    from unnest(${terms}::text[], ${covers}::int[]) as asked (term, covers)
    join search_postings p on p.term = asked.term collate "C" and p.last_doc > asked.covers
    cross join generate_series(1, length(p.docs), ${BYTES_A_PART}) as start`);
  return Map.groupBy(
    rows.sort((a, b) => a.lastDoc - b.lastDoc || a.start - b.start),
    ({ term }) => term,
  );
}

function* decode(parts: readonly Part[]): Iterable<Uint32Array> {
  for (const { docs } of parts) yield partDocs.subarray(0, partBytes.write(docs, 'base64') / 4);
}

export function createChangeApplier(db: Db, store: FactStore): ChangeApplier {
  const queue = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  let draining: Promise<void> | undefined;

  /** One after the other: what was read earlier must not be written later. */
  function reload(docs: readonly number[]): Promise<void> {
    const done = last.then(() => reloadDocs(db, store, docs));
    last = done.catch(() => undefined);
    return done;
  }

  async function drainQueue(): Promise<void> {
    while (queue.size > 0) {
      const docs = [...queue.values().take(DOCS_AT_ONCE)];
      // Before they are read: one that changes meanwhile is queued again.
      for (const doc of docs) queue.delete(doc);
      try {
        await reload(docs);
      } catch (error) {
        for (const doc of docs) queue.add(doc);
        throw error;
      }
    }
  }

  function startDraining(): Promise<void> {
    draining ??= drainQueue().finally(() => {
      draining = undefined;
    });
    return draining;
  }

  return {
    async apply(docs) {
      if (docs.length > FEW) for (const doc of docs) queue.add(doc);
      // The next call of apply or drain retries what failed.
      if (queue.size > 0) startDraining().catch(() => undefined);
      if (docs.length > 0 && docs.length <= FEW) await reload(docs);
    },
    async drain() {
      while (queue.size > 0 || draining) await startDraining();
    },
  };
}
