import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { bytesIn, type DocList, extendList, NO_DOCS } from '../columns/doc-list.ts';

type Entry = { list: DocList; covers: number };

export type PostingsCache = {
  /** The documents of each term, ascending, at least all up to `lastDoc`. */
  read(db: Db, terms: readonly string[], lastDoc: number): Promise<ReadonlyMap<string, DocList>>;
};

/** With what the map of the cache needs for an entry. */
const bytesOf = ({ list }: Entry) => bytesIn(list) + 240;

/** The posting lists of terms searched lately. Document numbers only grow, so a cached list is extended and never read again. */
export function createPostingsCache(maxBytes: number): PostingsCache {
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

/** Parts of so many bytes become strings that are short enough to be garbage-collected soon. */
const BYTES_A_PART = 36_864;
const partBytes = Buffer.alloc(BYTES_A_PART);
const partDocs = new Uint32Array(partBytes.buffer, partBytes.byteOffset, BYTES_A_PART / 4);

type Part = { term: string; lastDoc: number; start: number; docs: string };

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
