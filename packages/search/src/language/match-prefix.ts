import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import { endsWithPart } from './split-compound.ts';

/** How a typed prefix matches a text, best first. */
export const PREFIX_MATCHES = { whole: 0, start: 1, word: 2, inside: 3, typo: 4 } as const;
export type PrefixMatch = (typeof PREFIX_MATCHES)[keyof typeof PREFIX_MATCHES];

export const ENDINGS: readonly string[] = ['in', 'innen', 'en', 'er', 'es', 'e', 'n', 's'];
const SHORTEST_INSIDE = 4;
const SHORTEST_TYPO = 5;

/** One spelling for what is typed and what it may become. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "Krankenpflegerin" is as good as "Krankenpfleger"; a part of a compound leads to it, but no "geri" to a "Pflegerin". */
export function matchPrefix(folded: string, typed: string): PrefixMatch | null {
  if (folded === typed || (typed.startsWith(folded) && ENDINGS.includes(typed.slice(folded.length))))
    return PREFIX_MATCHES.whole;
  if (folded.startsWith(typed)) return PREFIX_MATCHES.start;
  const at = folded.indexOf(typed, 1);
  if (at < 0) return null;
  if (folded[at - 1] === ' ' || folded.includes(` ${typed}`)) return PREFIX_MATCHES.word;
  return typed.length >= SHORTEST_INSIDE && endsWithPart(folded.slice(0, at)) ? PREFIX_MATCHES.inside : null;
}

/** One letter missing, added, wrong or swapped, but not the first. */
export function matchesPrefixWithTypo(folded: string, typed: string): boolean {
  if (typed.length < SHORTEST_TYPO || folded[0] !== typed[0] || folded.length < typed.length - 1) return false;
  // A typo leaves the first two letters as they are, or all from the fourth on: a cheap test before the edit distance.
  if (folded[1] !== typed[1] && !folded.includes(typed.slice(3), 2)) return false;
  return [0, 1, -1].some((more) => editDistance(typed, folded.slice(0, typed.length + more), 1) <= 1);
}
