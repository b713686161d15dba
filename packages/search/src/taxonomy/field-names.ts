import {
  foldWords,
  matchesPrefixWithTypo,
  matchPrefix,
  PREFIX_MATCHES,
  type PrefixMatch,
} from '../language/match-prefix.ts';
import { DEPARTMENTS, MEDICAL_FIELDS } from './taxonomy.ts';

type FieldName = { text: string; folded: string; isShort: boolean };
/** A field of medicine or a department by the name that was begun. */
export type NamedField = { text: string; prefixMatch: PrefixMatch };

/** Each field's and department's names: what we call it, then the other words of the trade, its doctors, its short and English ones. */
const NAMES: readonly (readonly FieldName[])[] = [
  ...MEDICAL_FIELDS.map((each) => toNames(each, each.doctors)),
  ...DEPARTMENTS.map((each) => toNames(each, [])),
];

type Named = Pick<(typeof DEPARTMENTS)[number], 'label' | 'forms' | 'short' | 'english'>;

function toNames({ label, forms, short, english }: Named, doctors: readonly string[]): FieldName[] {
  return [
    ...[label.de, ...forms, ...doctors].map((text) => toName(text)),
    ...short.map(({ text }) => ({ ...toName(text), isShort: true })),
    ...[label.en, ...english].map((text) => toName(text)),
  ];
}

function toName(text: string): FieldName {
  return { text: text.slice(0, 1).toUpperCase() + text.slice(1), folded: foldWords(text), isShort: false };
}

/** Returns the fields and departments that a typed prefix leads to, each once: the best matches first, and the shortest of them. */
export function listFieldNames(typed: string, { isTypoAllowed = false } = {}): NamedField[] {
  const folded = foldWords(typed);
  if (folded === '') return [];
  const begin = isTypoAllowed
    ? ({ folded: name }: FieldName) => (matchesPrefixWithTypo(name, folded) ? PREFIX_MATCHES.typo : null)
    : (name: FieldName) => beginningOf(name, folded);
  const found = NAMES.flatMap((names) => bestOf(names, begin) ?? []);
  const once = new Map(found.toReversed().map((each) => [each.text, each]));
  return [...once.values()].sort((a, b) => a.prefixMatch - b.prefixMatch || a.text.length - b.text.length);
}

/** A short form is a word of its own: nothing leads to its middle. */
function beginningOf({ folded, isShort }: FieldName, typed: string): PrefixMatch | null {
  const prefixMatch = matchPrefix(folded, typed);
  return isShort && prefixMatch !== null && prefixMatch > PREFIX_MATCHES.start ? null : prefixMatch;
}

/** Our own name, where it begins as typed, says more than a word that was typed whole: "Intensivstation" for "intensiv". */
function bestOf(names: readonly FieldName[], begin: (name: FieldName) => PrefixMatch | null): NamedField | null {
  let best: NamedField | null = null;
  for (const name of names) {
    const prefixMatch = begin(name);
    if (prefixMatch !== null && (!best || prefixMatch < best.prefixMatch)) best = { text: name.text, prefixMatch };
  }
  const [own] = names;
  if (best && own && best.prefixMatch <= PREFIX_MATCHES.start && begin(own) === PREFIX_MATCHES.start) {
    return { ...best, text: own.text };
  }
  return best;
}
