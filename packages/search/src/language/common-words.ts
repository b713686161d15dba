import words from './common-words.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

const COMMON: ReadonlySet<string> = new Set([...words.de, ...words.en].map(foldText));

/** Checks whether a folded word is one of the most frequent of German or English: never a typo of anything else. */
export function isCommonWord(folded: string): boolean {
  return COMMON.has(folded);
}
