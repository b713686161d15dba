import {
  foldWords,
  matchesPrefixWithTypo,
  matchPrefix,
  PREFIX_MATCHES,
  type PrefixMatch,
} from '../language/match-prefix.ts';
import { OCCUPATIONS } from './taxonomy.ts';

/** One of the names people begin to type, and ours for the occupation in the language of that name. */
type OccupationName = { key: string; ours: string; folded: string; isShort: boolean };
export type NamedOccupation = { key: string; text: string; prefixMatch: PrefixMatch };

/** Each occupation's names: what we call it, then the other words of the trade, its short forms and the English ones. */
const NAMES: readonly (readonly OccupationName[])[] = OCCUPATIONS.map(({ key, label, forms, short, english }) => {
  const toName =
    (ours: string, isShort = false) =>
    (text: string) => ({ key, ours, folded: foldWords(text), isShort });
  return [
    ...[label.de, ...forms].map(toName(label.de)),
    ...short.map(({ text }) => text).map(toName(label.de, true)),
    ...[label.en, ...english].map(toName(label.en)),
  ];
});

/**
 * The occupations a typed beginning leads to. Each appears once, by our name for it: forms of one gender, former names and
 * abbreviations all lead there, in English the English ones.
 */
export function listOccupationNames(typed: string, { isTypoAllowed = false } = {}): NamedOccupation[] {
  const folded = foldWords(typed);
  if (folded === '') return [];
  const begin = isTypoAllowed
    ? (name: OccupationName) => (matchesPrefixWithTypo(name.folded, folded) ? PREFIX_MATCHES.typo : null)
    : (name: OccupationName) => beginningOf(name, folded);
  return NAMES.flatMap((names) => named(names, begin) ?? []).sort((a, b) => a.prefixMatch - b.prefixMatch);
}

/** A short form is a word of its own: nothing leads to its middle. */
function beginningOf({ folded, isShort }: OccupationName, typed: string): PrefixMatch | null {
  const prefixMatch = matchPrefix(folded, typed);
  return isShort && prefixMatch !== null && prefixMatch > PREFIX_MATCHES.start ? null : prefixMatch;
}

function named(
  names: readonly OccupationName[],
  begin: (name: OccupationName) => PrefixMatch | null,
): NamedOccupation | null {
  let best: { name: OccupationName; prefixMatch: PrefixMatch } | null = null;
  for (const name of names) {
    const prefixMatch = begin(name);
    if (prefixMatch !== null && (!best || prefixMatch < best.prefixMatch)) best = { name, prefixMatch };
  }
  if (!best) return null;
  return { key: best.name.key, text: best.name.ours, prefixMatch: best.prefixMatch };
}
