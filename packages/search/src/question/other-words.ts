import { COUNTRIES, type Country } from '@stellenvisite/contract/countries';
import type { Word } from '../language/analyse-text.ts';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import { departmentByKey, medicalFieldByKey, occupationByKey } from '../taxonomy/taxonomy.ts';
import type { Draft } from './draft-concepts.ts';

const MOST_WORDS = 6;
const FEW_WORDS = 3;
/** Words that name everybody who does the work. */
const NEUTRAL =
  /(?:kraft|person|assistenz|leitung|hilfe|pflege|dienst|angestellte|hebamme|anleitung)(?: [A-Z]{2,3})?$/u;

/** Other words of the trade that mean the same: none that was typed, none that only says more about one told already. */
export function otherWords({ kind, keys }: Draft, typed: readonly Word[]): string[] {
  const forms = keys.map((key) => formsOf(kind, key));
  const most = kind === 'occupation' ? MOST_WORDS : FEW_WORDS;
  const told = typed.map(({ stem }) => [stem]);
  const words: string[] = [];
  const longest = Math.max(0, ...forms.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    for (const form of forms.flatMap((list) => list[at] ?? [])) {
      const stems = wordsOfForm(form).map(({ stem }) => stem);
      if (words.length === most || told.some((known) => known.every((stem) => stems.includes(stem)))) continue;
      told.push(stems);
      words.push(form);
    }
  }
  return words;
}

/** Of an occupation: a word for everybody who does it, what it is called for short in each country, then the others. */
function formsOf(kind: Draft['kind'], key: string): readonly string[] {
  if (kind === 'department') return departmentByKey.get(key)?.forms ?? [];
  if (kind === 'specialty') return medicalFieldByKey.get(key)?.forms ?? [];
  const { forms = [], short = [] } = kind === 'occupation' ? (occupationByKey.get(key) ?? {}) : {};
  const neutral = forms.find((form) => NEUTRAL.test(form));
  const shortOf = (country: Country) => short.find(({ countries }) => countries.includes(country))?.text;
  return [...new Set([neutral, ...COUNTRIES.map(shortOf), ...forms].filter((form) => form !== undefined))];
}
