import {
  foldWords,
  matchesPrefixWithTypo,
  matchPrefix,
  PREFIX_MATCHES,
  type PrefixMatch,
} from '../language/match-prefix.ts';
import { OCCUPATIONS } from './taxonomy.ts';

type OccupationName = { key: string; text: string; folded: string; isShort: boolean };
/** The name that was begun, and the one we use. */
export type NamedOccupation = { key: string; text: string; ours: string; prefixMatch: PrefixMatch };

/** Each occupation's names: what we call it, then the other words of the trade, its short forms and the English ones. */
const NAMES: readonly (readonly OccupationName[])[] = OCCUPATIONS.map(({ key, label, forms, short, english }) => [
  ...[label.de, ...forms].map((text) => toName(key, text)),
  ...short.map(({ text }) => ({ ...toName(key, text), isShort: true })),
  ...[label.en, ...english].map((text) => toName(key, text)),
]);

function toName(key: string, text: string): OccupationName {
  return { key, text: text.slice(0, 1).toUpperCase() + text.slice(1), folded: foldWords(text), isShort: false };
}

/** The occupations a typed beginning leads to, each by the name that was begun. */
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
  const { text, key } = best.name;
  return { key, text, ours: names[0]?.text ?? text, prefixMatch: best.prefixMatch };
}
