import { foldText } from '../language/fold-text.ts';
import type { Token } from './read-tokens.ts';

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Some tokens, and what they were found as. */
export type TableHit<T> = { value: T; from: number; to: number };

/** Phrases found among tokens exactly as they are listed, but for case, umlauts and apostrophes. */
export class WordTable<T> {
  readonly #values = new Map<string, T>();
  /** How many words the longest phrase has that begins with a word. */
  readonly #lengths = new Map<string, number>();

  constructor(entries: Iterable<readonly [string, T]>) {
    for (const [text, value] of entries) {
      const words = (text.normalize('NFC').match(WORD) ?? []).map((word) => keyOf(word, foldText(word)));
      const [first = ''] = words;
      this.#lengths.set(first, Math.max(words.length, this.#lengths.get(first) ?? 0));
      const key = words.join(' ');
      // The first list that has a phrase decides.
      if (!this.#values.has(key)) this.#values.set(key, value);
    }
  }

  findLongest(tokens: readonly Token[], from: number, end = tokens.length): TableHit<T> | null {
    const first = keyOfToken(tokens[from]);
    const length = this.#lengths.get(first) ?? 0;
    let key = '';
    let hit: TableHit<T> | null = null;
    for (let at = from; at < end && at < from + length; at += 1) {
      const token = tokens[at];
      if (!token || token.isPhrase || token.isExcluded) break;
      key = at === from ? first : `${key} ${keyOfToken(token)}`;
      const value = this.#values.get(key);
      if (value !== undefined) hit = { value, from, to: at + 1 };
    }
    return hit;
  }

  has(token: Token | undefined): boolean {
    return token !== undefined && !token.isPhrase && this.#values.has(keyOfToken(token));
  }
}

/** Lists words under one value. */
export function wordSet(words: readonly string[]): WordTable<true> {
  return new WordTable(words.map((word) => [word, true]));
}

/** Every table asks for the key of every token. */
const keysOfTokens = new WeakMap<Token, string>();

function keyOfToken(token: Token | undefined): string {
  if (!token) return '';
  const known = keysOfTokens.get(token) ?? keyOf(token.text, token.folded);
  keysOfTokens.set(token, known);
  return known;
}

/** Subjunctives, which are not past tense: "wären", "hätte". */
const SUBJUNCTIVE = /^(?:wä|hä|wae|hae)(?:r|tt)/iu;

function keyOf(text: string, folded: string): string {
  const plain = folded.includes('’') ? folded.replace('’', "'") : folded;
  return SUBJUNCTIVE.test(text) ? `${plain}*` : plain;
}
