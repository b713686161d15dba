import { LRUCache } from 'lru-cache';

/**
 * In which documents a phrase was looked for, and which of them contain it. An entry stays true for as long as there is the
 * document: a job with other words is another document.
 */
export type PhraseCache = { of(phrase: string): PhraseEntry };
export type PhraseEntry = {
  /** States whether the document was searched for the phrase. */
  has(doc: number): boolean;
  contains(doc: number): boolean;
  add(searched: Uint32Array, containing: readonly number[]): void;
};

const [ABSENT, CONTAINED] = [1, 2];

/** Creates a cache with a byte per document for each phrase; people turn pages and choose filters, so the last few phrases are searched again. */
export function createPhraseCache(maxPhrases: number): PhraseCache {
  const entries = new LRUCache<string, PhraseEntry>({ max: maxPhrases });
  return {
    of(phrase) {
      const entry = entries.get(phrase) ?? createEntry();
      entries.set(phrase, entry);
      return entry;
    },
  };
}

function createEntry(): PhraseEntry {
  let found = new Uint8Array();
  return {
    has: (doc) => (found[doc] ?? 0) !== 0,
    contains: (doc) => found[doc] === CONTAINED,
    add(searched, containing) {
      const highest = searched.reduce((most, doc) => Math.max(most, doc), 0);
      if (highest >= found.length) {
        const larger = new Uint8Array(Math.ceil((highest + 1) * 1.02));
        larger.set(found);
        found = larger;
      }
      for (const doc of searched) found[doc] = ABSENT;
      for (const doc of containing) found[doc] = CONTAINED;
    },
  };
}
