import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import type { TFunction } from 'i18next';
import { formatAmount } from '../../display/pay.ts';
import { type WrittenPart, withoutPart, withoutParts } from '../filters/written-filters.ts';
import type { SearchFilters } from '../search-filters.ts';

type Words = { search: TFunction; fields: TFunction; locale: string };

export type WordChip = { key: string; label: string; without: SearchFilters };

/** Lists the parts taken out of the words: filters written among them and exclusions. */
export function wordChips(
  understood: readonly Understood[],
  written: readonly WrittenPart[],
  filters: SearchFilters,
  words: Words,
): WordChip[] {
  const chips = [...written, ...understood.filter(isUnwanted)].map((part) => ({
    key: `${part.kind} ${part.text} ${part.value ?? ''}`,
    label: partLabel(part, words),
    without: withoutPart(filters, part),
  }));
  return [...new Map(chips.map((chip) => [chip.key, chip])).values()];
}

const WITHOUT_CONTROL: ReadonlySet<Understood['kind']> = new Set([
  'excluded',
  'withoutShift',
  'onlyShift',
  'weekendOnly',
  'withoutOnCall',
  'hours',
  'withoutContract',
  'withoutEmploymentType',
  'sort',
  'unsure',
]);

/** Returns whether a part has no control of its own: an exclusion, or a wish that only words can express. */
function isUnwanted({ kind }: Understood): boolean {
  return WITHOUT_CONTROL.has(kind);
}

/** Returns whether a part is left out of the search, as a note says. */
function isUnheeded({ kind }: Understood): boolean {
  return kind === 'unsearchable';
}

const FLAGS: ReadonlySet<Understood['kind']> = new Set(['weekendFree', 'recognition', 'visaHelp', 'housingHelp']);

export function partLabel({ kind, text, value = text }: Understood, { search, fields, locale }: Words): string {
  if (kind === 'location') return value;
  if (kind === 'radius') return search('understood.radius', { km: value });
  if (kind === 'excluded') return search('understood.excluded', { word: bareWord(text) });
  if (kind === 'withoutShift') return search(`understood.withoutShift.${value}`);
  if (kind === 'salaryMin') return search('understood.pay', { amount: amountOf(text, value, locale) });
  if (kind === 'salaryMax') return search('understood.payTo', { amount: amountOf(text, value, locale) });
  if (FLAGS.has(kind)) return fields(kind);
  if (kind === 'benefit') return text;
  return wishLabel({ kind, text, value }, { search, fields }) ?? fields(`${kind}.${value}`);
}

type Wish = Pick<Understood, 'kind' | 'text'> & { value: string };

/** Returns the label of a wish that only a sentence can express; null for other kinds. */
function wishLabel({ kind, text, value }: Wish, { search, fields }: Omit<Words, 'locale'>): string | null {
  if (kind === 'onlyShift' || kind === 'sort') return search(`understood.${kind}.${value}`);
  if (kind === 'weekendOnly' || kind === 'withoutOnCall') return search(`understood.${kind}`);
  if (kind === 'withoutContract') return search('understood.without', { label: fields(`contract.${value}`) });
  if (kind === 'withoutEmploymentType')
    return search('understood.without', { label: fields(`employmentType.${value}`) });
  if (kind === 'unsure') return search('understood.unsure', { word: bareWord(text) });
  return kind === 'hours' ? hoursLabel(value, search) : null;
}

const HOURS = /^([\d.]*)-([\d.]*)(h|%)$/;

/** "20-25h", "-30h", "60-%" */
function hoursLabel(value: string, search: TFunction): string {
  const [, from = '', to = '', unit] = HOURS.exec(value) ?? [];
  const name = unit === '%' ? 'percent' : 'hours';
  if (from === '') return search(`understood.${name}To`, { hours: to });
  if (to === '') return search(`understood.${name}From`, { hours: from });
  return search(`understood.${name}`, { hours: from === to ? from : `${from}–${to}` });
}

const SWISS = /chf|sfr|franken|francs?/i;

function amountOf(text: string, value: string, locale: string): string {
  return formatAmount(Number(value), SWISS.test(text) ? 'CHF' : 'EUR', locale);
}

/** „-leitung“ and „"leitung"“ are stated as the word. */
export const bareWord = (text: string) => text.replace(/^-/, '').replaceAll('"', '');

const MAX_ALSO = 3;
/** "DGKP", "GuK", "HöFa": a capital letter behind the first one. */
const ABBREVIATION = /^\p{L}+\p{Lu}/u;

/** Other words of the trade that were searched for as well: the first few, and words before abbreviations. */
export function alsoWords(understood: readonly Understood[]): { words: string[]; hasMore: boolean } {
  const all = [...new Set(understood.flatMap(({ also }) => also))];
  const sorted = [...all.filter((word) => !ABBREVIATION.test(word)), ...all.filter((word) => ABBREVIATION.test(word))];
  return { words: sorted.slice(0, MAX_ALSO), hasMore: all.length > MAX_ALSO };
}

/** Returns the question as it was understood: in the spelling that was searched for, without what the words say of filters. */
export function askedWords(q: string, understood: readonly Understood[], written: readonly WrittenPart[]): string {
  const separate = [...understood.filter((part) => isUnwanted(part) || isUnheeded(part)), ...written];
  return correctedWords(withoutParts(q, separate), understood);
}

const ASKED_FOR: ReadonlySet<Understood['kind']> = new Set([
  'occupation',
  'level',
  'specialty',
  'department',
  'employer',
  'word',
  'phrase',
]);

/** Checks whether jobs are searched by the words of a part. */
export function isAskedFor({ kind }: Understood): boolean {
  return ASKED_FOR.has(kind);
}

/** Returns the words that were searched for, each once: without filters, and without what was left out or says nothing. */
export function namedWords(q: string, understood: readonly Understood[], written: readonly WrittenPart[]): string {
  const asked = understood.filter(isAskedFor);
  if (asked.length === 0) return askedWords(q, understood, written);
  const shown = asked.filter(({ isLeftOut }) => !isLeftOut);
  return [...new Set(shown.map(({ text, corrected = text }) => bareWord(corrected)))].join(' ');
}

function correctedWords(q: string, understood: readonly Understood[]): string {
  return understood.reduce((words, { text, corrected }) => (corrected ? words.replace(text, corrected) : words), q);
}

/** The words so that nothing in them is corrected: quotes ask for exactly what appears in them. */
export function exactWords(q: string, understood: readonly Understood[]): string {
  return understood.reduce((words, { text, corrected }) => (corrected ? words.replace(text, `"${text}"`) : words), q);
}
