import { foldText } from '../language/fold-text.ts';
import { stemWord } from '../language/split-compound.ts';
import type { Token } from './read-tokens.ts';

const MAX_PHRASE_LENGTH = 4;
const WORD = /[\p{L}\p{N}]+/gu;

export type PhraseHit<T> = {
  value: T;
  /** The token behind its last. */
  to: number;
};

/** Phrases of a few words, found among tokens whatever their endings. */
export class PhraseTable<T> {
  readonly #values = new Map<string, T>();
  readonly #firstStems = new Set<string>();

  constructor(phrases: readonly { text: string; value: T }[]) {
    for (const { text, value } of phrases) {
      const words = foldText(text).match(WORD) ?? [];
      const stems = words.map(stemWord);
      this.#firstStems.add(stems[0] ?? '');
      this.#values.set(stems.join(' '), value);
    }
  }

  findLongest(tokens: readonly Token[], from: number): PhraseHit<T> | null {
    if (!this.#firstStems.has(stemOf(tokens[from]))) return null;
    const stems: string[] = [];
    let hit: PhraseHit<T> | null = null;
    for (const [index, token] of tokens.slice(from, from + MAX_PHRASE_LENGTH).entries()) {
      // "arbeiten, am Wochenende nie": a comma ends what belongs together.
      if (token.isPhrase || token.isExcluded || (index > 0 && token.link === 'list')) break;
      stems.push(stemOf(token));
      const value = this.#values.get(stems.join(' '));
      if (value !== undefined) hit = { value, to: from + stems.length };
    }
    return hit;
  }
}

/** Every table asks for the stem of every token. */
const stemsOfTokens = new WeakMap<Token, string>();

function stemOf(token: Token | undefined): string {
  if (!token) return '';
  const known = stemsOfTokens.get(token) ?? stemWord(token.folded);
  stemsOfTokens.set(token, known);
  return known;
}
