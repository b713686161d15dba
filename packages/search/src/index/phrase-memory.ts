/**
 * In which docs a phrase was looked for, and in which of them it stands. What was found once holds for as long as there is the
 * doc: an ad that says something else has another number.
 */
export type PhraseMemory = { of(phrase: string): LookedAt };
export type LookedAt = {
  has(doc: number): boolean;
  stands(doc: number): boolean;
  note(docs: Uint32Array, standing: readonly number[]): void;
};

const [NOT_THERE, THERE] = [1, 2];

/** A byte a doc for each phrase; people turn pages and choose filters, so the last few are asked for again. */
export function createPhraseMemory(maxPhrases: number): PhraseMemory {
  const phrases = new Map<string, LookedAt>();
  return {
    of(phrase) {
      const known = phrases.get(phrase) ?? createLookedAt();
      phrases.delete(phrase);
      phrases.set(phrase, known);
      const oldest = phrases.size > maxPhrases ? phrases.keys().next().value : undefined;
      if (oldest !== undefined) phrases.delete(oldest);
      return known;
    },
  };
}

function createLookedAt(): LookedAt {
  let found = new Uint8Array();
  return {
    has: (doc) => (found[doc] ?? 0) !== 0,
    stands: (doc) => found[doc] === THERE,
    note(docs, standing) {
      const highest = docs.reduce((most, doc) => Math.max(most, doc), 0);
      if (highest >= found.length) {
        const larger = new Uint8Array(Math.ceil((highest + 1) * 1.02));
        larger.set(found);
        found = larger;
      }
      for (const doc of docs) found[doc] = NOT_THERE;
      for (const doc of standing) found[doc] = THERE;
    },
  };
}
