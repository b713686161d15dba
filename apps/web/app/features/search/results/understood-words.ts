import type { Understood } from '@stellenvisite/contract/job-search.schema';
import type { TFunction } from 'i18next';
import { formatAmount } from '../../jobs/shared/pay.ts';
import { type WrittenPart, withoutPart, withoutParts } from '../filters/written-filters.ts';
import type { SearchFilters } from '../search-filters.ts';

type Words = { search: TFunction; fields: TFunction; locale: string };

export type WordChip = { key: string; label: string; without: SearchFilters };

/** What was taken out of the words: filters written among them and what shall not be found. */
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

/** What shall not be found has no control of its own. */
function isUnwanted({ kind }: Understood): boolean {
  return kind === 'excluded' || kind === 'withoutShift';
}

/** Left out of the search, as a note says. */
function isUnheeded({ kind }: Understood): boolean {
  return kind === 'unsearchable';
}

export function partLabel({ kind, text, value = text }: Understood, { search, fields, locale }: Words): string {
  if (kind === 'location') return value;
  if (kind === 'radius') return search('understood.radius', { km: value });
  if (kind === 'excluded') return search('understood.excluded', { word: bareWord(text) });
  if (kind === 'withoutShift') return search(`understood.withoutShift.${value}`);
  if (kind === 'salaryMin') return search('understood.pay', { amount: amountOf(text, value, locale) });
  if (kind === 'salaryMax') return search('understood.payTo', { amount: amountOf(text, value, locale) });
  if (kind === 'weekendFree') return fields('weekendFree');
  return fields(`${kind}.${value}`);
}

const SWISS = /chf|sfr|franken|francs?/i;

function amountOf(text: string, value: string, locale: string): string {
  return formatAmount(Number(value), SWISS.test(text) ? 'CHF' : 'EUR', locale);
}

/** „-leitung“ and „"leitung"“ are said as the word. */
const bareWord = (text: string) => text.replace(/^-/, '').replaceAll('"', '');

const MOST_ALSO = 3;
/** "DGKP", "GuK", "HöFa": a capital letter behind the first one. */
const ABBREVIATION = /^\p{L}+\p{Lu}/u;

/** Other words of the trade that were searched for as well: the first few, and words before abbreviations. */
export function alsoWords(understood: readonly Understood[]): { words: string[]; hasMore: boolean } {
  const all = [...new Set(understood.flatMap(({ also }) => also))];
  const sorted = [...all.filter((word) => !ABBREVIATION.test(word)), ...all.filter((word) => ABBREVIATION.test(word))];
  return { words: sorted.slice(0, MOST_ALSO), hasMore: all.length > MOST_ALSO };
}

/** The question as it was understood: in the spelling that was searched for, without what the words say of filters. */
export function askedWords(q: string, understood: readonly Understood[], written: readonly WrittenPart[]): string {
  const apart = [...understood.filter((part) => isUnwanted(part) || isUnheeded(part)), ...written];
  return correctedWords(withoutParts(q, apart), understood);
}

function correctedWords(q: string, understood: readonly Understood[]): string {
  return understood.reduce((words, { text, corrected }) => (corrected ? words.replace(text, corrected) : words), q);
}

/** The words so that nothing in them is corrected: quotes ask for exactly what stands in them. */
export function exactWords(q: string, understood: readonly Understood[]): string {
  return understood.reduce((words, { text, corrected }) => (corrected ? words.replace(text, `"${text}"`) : words), q);
}
