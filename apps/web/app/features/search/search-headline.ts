import { formatNumber } from '@stellenvisite/contract/format-number';
import type { Understood } from '@stellenvisite/contract/job-search.schema';
import type { TFunction } from 'i18next';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchFilters } from './search-filters.ts';
import { askedWords } from './understood-words.ts';
import { type WrittenPart, writtenParts } from './written-filters.ts';

export type HeadlineWords = { search: TFunction; fields: TFunction; locale: string };
export type Found = { total: number; isAround: boolean; understood: readonly Understood[] };

/** Distances tell that the place is a point, and not a region or country. */
export function foundBy({ list: { total, items, understood } }: SearchAnswer): Found {
  return { total, isAround: total === 0 || items[0]?.distanceKm !== undefined, understood };
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
  const place = placeName(filters.location) || writtenPlaces(written, search);
  const where = place ? search(found.isAround ? 'headline.around' : 'headline.in', { place }) : '';
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
  return name.replace(/^(?:(?:d|de|a|at|ch)[- ])?\d{4,5}\s+(?=\D)/i, '').trim();
}
