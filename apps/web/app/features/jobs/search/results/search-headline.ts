import type { FoundPlace, Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { TFunction } from 'i18next';
import type { ChipWords } from '../filters/filter-chips.ts';
import { type WrittenPart, writtenParts } from '../filters/written-filters.ts';
import type { SearchAnswer } from '../search-answer.ts';
import type { SearchFilters } from '../search-filters.ts';
import { listWishes } from './search-wishes.ts';
import { namedWords } from './understood-words.ts';

export type Found = {
  total: number;
  /** How many may meet the search, but do not state their roster. */
  unknown?: number | undefined;
  place?: FoundPlace | undefined;
  understood: readonly Understood[];
};

export function foundBy({ list: { total, unknown, place, understood } }: SearchAnswer): Found {
  return { total, unknown, place, understood };
}

/** Names the employers among the hits, by their id. */
export function employerNamesOf({ items }: SearchAnswer['list']): Record<string, string> {
  return Object.fromEntries(items.map(({ employer }) => [employer.id, employer.name]));
}

/** Names every wish that narrows the search: „7 Stellen für „MFA“ um Leipzig, ohne Nachtdienst“. */
export function searchHeadline(filters: SearchFilters, found: Found, words: ChipWords): string {
  const { search, fields, locale } = words;
  const { total, unknown = 0 } = found;
  const listed = total || unknown;
  const count = search('headline.jobs', { count: listed, formatted: formatNumber(listed, locale) });
  const [category, ...others] = filters.category;
  const field = category && others.length === 0 ? fields(`categoryIn.${category}`) : '';
  const written = writtenParts(found.understood, filters);
  const q = namedWords(filters.q, found.understood, written);
  const what = q ? search('headline.for', { q }) : '';
  const subject = [count, field, what, whereText(filters, found, written, search)].filter(Boolean).join(' ');
  const wishes = listWishes(filters, found.understood, words);
  if (total > 0 || unknown === 0) return [subject, ...wishes.map(({ label }) => label)].join(', ');
  const open = wishes.flatMap(({ roster }) => roster ?? []);
  const further = wishes.filter(({ roster }) => roster === undefined).map(({ label }) => label);
  return [subject, ...further, openWishes(open, unknown, search)].join(', ');
}

/** Says of jobs that do not state their roster which wishes remain open. */
function openWishes(wishes: readonly string[], jobs: number, search: TFunction): string {
  const [last = '', ...before] = wishes.toReversed();
  const text = before.length > 0 ? before.toReversed().join(', ') + search('relax.and') + last : last;
  if (jobs === 1) return search('headline.adOmits', { wishes: text });
  return search(before.length > 0 ? 'headline.noneStatesAll' : 'headline.noneStates', { wishes: text });
}

function whereText(filters: SearchFilters, found: Found, written: readonly WrittenPart[], search: TFunction): string {
  const place = foundName(found.place) || placeName(filters.location) || writtenPlaces(written, search);
  if (!place) return '';
  const isWhole = found.place ? found.place.kind !== 'point' : written.length > 0;
  const km = filters.radius || written.find(({ kind }) => kind === 'radius')?.value;
  if (isWhole) return search('headline.in', { place });
  return km ? search('headline.within', { km, place }) : search('headline.around', { place });
}

/** „Köln oder Bonn“ */
export function writtenPlaces(written: readonly WrittenPart[], search: TFunction): string {
  const places = written.filter(({ kind }) => kind === 'location').map(({ value, text }) => placeName(value ?? text));
  return places.join(search('chip.or'));
}

/** „50667 Köln“ is stated as „Köln“; a bare postcode stays. */
export function placeName(location: string): string {
  const [name = ''] = location.split(',');
  return withoutPostcode(name);
}

/** The region stays where it tells two towns of one name apart. */
function foundName(place: FoundPlace | undefined): string {
  return withoutPostcode(place?.name ?? '');
}

function withoutPostcode(name: string): string {
  return name.replace(/^(?:(?:d|de|a|at|ch)[- ])?\d{4,5}\s+(?=\D)/i, '').trim();
}
