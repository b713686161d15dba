import { foldText } from '../language/fold-text.ts';
import { stemWord } from '../language/stem-word.ts';
import type { Token } from './read-tokens.ts';

const LONGEST_PHRASE = 4;
const WORD = /[\p{L}\p{N}]+/gu;

export type PhraseHit<T> = {
  value: T;
  /** The token behind its last. */
  to: number;
};

/** Phrases of a few words, found among tokens whatever their endings. */
export class PhraseTable<T> {
  readonly #values = new Map<string, T>();

  constructor(phrases: readonly { text: string; value: T }[]) {
    for (const { text, value } of phrases) {
      const words = foldText(text).match(WORD) ?? [];
      this.#values.set(words.map(stemWord).join(' '), value);
    }
  }

  longestAt(tokens: readonly Token[], from: number): PhraseHit<T> | null {
    const stems: string[] = [];
    let hit: PhraseHit<T> | null = null;
    for (const token of tokens.slice(from, from + LONGEST_PHRASE)) {
      if (token.isPhrase || token.isExcluded) break;
      stems.push(stemWord(token.folded));
      const value = this.#values.get(stems.join(' '));
      if (value !== undefined) hit = { value, to: from + stems.length };
    }
    return hit;
  }
}
