import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

type Entry = { docs: Uint32Array; covers: number };

export type PostingsCache = {
  /** The docs of each term, ascending, at least all up to `lastDoc`. */
  read(db: Db, terms: readonly string[], lastDoc: number): Promise<ReadonlyMap<string, Uint32Array>>;
};

const NONE = new Uint32Array();
/** Four bytes a doc, and what a map needs to hold an entry. */
const bytesOf = ({ docs }: Entry) => docs.byteLength + 120;

/** Terms asked for lately. Docs only ever grow, so a kept list is extended by what came after it and never read again. */
export function createPostingsCache(maxBytes: number): PostingsCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function keep(term: string, entry: Entry): void {
    const before = entries.get(term);
    if (before) bytes -= bytesOf(before);
    entries.delete(term);
    entries.set(term, entry);
    bytes += bytesOf(entry);
    for (const [oldest, old] of entries) {
      if (bytes <= maxBytes || oldest === term) break;
      entries.delete(oldest);
      bytes -= bytesOf(old);
    }
  }

  return {
    async read(db, terms, lastDoc) {
      const known = new Map(terms.map((term) => [term, entries.get(term) ?? { docs: NONE, covers: 0 }]));
      const stale = [...known].filter(([, { covers }]) => covers < lastDoc);
      const news = await readRows(db, stale);
      for (const [term, { docs }] of stale) {
        known.set(term, { docs: (news.get(term) ?? []).reduce(append, docs), covers: lastDoc });
      }
      for (const [term, entry] of known) keep(term, entry);
      return new Map([...known].map(([term, { docs }]) => [term, docs]));
    },
  };
}

type Row = { term: string; docs: Buffer };

async function readRows(db: Db, stale: readonly (readonly [string, Entry])[]): Promise<Map<string, Uint32Array[]>> {
  const lists = new Map<string, Uint32Array[]>();
  if (stale.length === 0) return lists;
  const terms = sql.param(stale.map(([term]) => term));
  const covers = sql.param(stale.map(([, entry]) => entry.covers));
  const { rows } = await db.execute<Row>(sql`
    select p.term, p.docs from unnest(${terms}::text[], ${covers}::int[]) as asked (term, covers)
    join search_postings p on p.term = asked.term collate "C" and p.last_doc > asked.covers
    order by p.last_doc`);
  for (const { term, docs } of rows) {
    const list = lists.get(term);
    const numbers = toNumbers(docs);
    if (list) list.push(numbers);
    else lists.set(term, [numbers]);
  }
  return lists;
}

/** A copy: what the driver hands out is a slice of a larger buffer, at any offset. */
function toNumbers(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(bytes.byteLength / 4);
  new Uint8Array(numbers.buffer).set(bytes);
  return numbers;
}

/** Merging may hand out again what is known: only what lies behind the last known doc is new. */
function append(known: Uint32Array, more: Uint32Array): Uint32Array {
  const last = known.at(-1) ?? -1;
  const start = more.findIndex((doc) => doc > last);
  if (start < 0) return known;
  const all = new Uint32Array(known.length + more.length - start);
  all.set(known);
  all.set(more.subarray(start), known.length);
  return all;
}
