import { formatNumber } from '@stellenvisite/contract/format-number';
import type { FoundPlace, Understood } from '@stellenvisite/contract/job-search.schema';
import type { TFunction } from 'i18next';
import { type WrittenPart, writtenParts } from '../filters/written-filters.ts';
import type { SearchAnswer } from '../search-answer.ts';
import type { SearchFilters } from '../search-filters.ts';
import { askedWords } from './understood-words.ts';

export type HeadlineWords = { search: TFunction; fields: TFunction; locale: string };
export type Found = { total: number; place?: FoundPlace | undefined; understood: readonly Understood[] };

export function foundBy({ list: { total, place, understood } }: SearchAnswer): Found {
  return { total, place, understood };
}

/** „312 Stellen in der Pflege um Köln“ */
export function searchHeadline(filters: SearchFilters, found: Found, words: HeadlineWords): string {
  const { search, fields, locale } = words;
  const count = search('headline.jobs', { count: found.total, formatted: formatNumber(found.total, locale) });
  const [category, ...others] = filters.category;
  const field = category && others.length === 0 ? fields(`categoryIn.${category}`) : '';
  const written = writtenParts(found.understood, filters);
  const q = askedWords(filters.q, found.understood, written);
  const what = q ? search('headline.for', { q }) : '';
  const place = foundName(found.place) || placeName(filters.location) || writtenPlaces(written, search);
  const isWhole = found.place ? found.place.kind !== 'point' : written.length > 0;
  const where = place ? search(isWhole ? 'headline.in' : 'headline.around', { place }) : '';
  return [count, field, what, where].filter(Boolean).join(' ');
}

/** „Köln oder Bonn“ */
export function writtenPlaces(written: readonly WrittenPart[], search: TFunction): string {
  const places = written.filter(({ kind }) => kind === 'location').map(({ value, text }) => placeName(value ?? text));
  return places.join(search('chip.or'));
}

/** „50667 Köln“ is said as „Köln“; a bare postcode stays. */
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
