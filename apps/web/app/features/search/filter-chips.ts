import { JOB_LIST_FILTERS } from '@stellenvisite/contract/job-search';
import type { TFunction } from 'i18next';
import { formatAmount } from '../jobs/shared/pay.ts';
import {
  changeFilters,
  type FilterName,
  type ListFilter,
  type SearchFilters,
  toggleValue,
  withoutFilter,
} from './search-filters.ts';

export type FilterChip = { key: string; name: FilterName; label: string; without: SearchFilters };

export type ChipWords = {
  search: TFunction;
  fields: TFunction;
  locale: string;
  /** Names of the employers among the hits, by id. */
  employerNames: Readonly<Record<string, string>>;
};

/** The filters in force besides words and place, which stand in the search row; each with the search without it. */
export function filterChips(filters: SearchFilters, words: ChipWords): FilterChip[] {
  return [
    ...shiftChip(filters, words),
    ...flagChip('weekendFree', filters, words.fields('weekendFree')),
    ...payChip(filters, words),
    ...JOB_LIST_FILTERS.filter((name) => name !== 'shift').flatMap((name) => listChips(name, filters, words)),
    ...postedChip(filters, words),
    ...flagChip('featured', filters, words.fields('featured')),
  ];
}

/** One chip for all shifts: they are alternatives, „Früh, Spät oder Nacht“. */
function shiftChip(filters: SearchFilters, { search, fields }: ChipWords): FilterChip[] {
  const names = filters.shift.map((shift) => fields(`shift.${shift}`));
  const last = names.pop();
  if (last === undefined) return [];
  const label = names.length > 0 ? names.join(', ') + search('chip.or') + last : last;
  return [{ key: 'shift', name: 'shift', label, without: withoutFilter(filters, 'shift') }];
}

function listChips(name: ListFilter, filters: SearchFilters, words: ChipWords): FilterChip[] {
  return filters[name].map((value) => ({
    key: `${name} ${value}`,
    name,
    label: name === 'employerId' ? employerLabel(value, words) : words.fields(`${name}.${value}`),
    without: toggleValue(filters, name, value),
  }));
}

function employerLabel(id: string, { search, employerNames }: ChipWords): string {
  const name = employerNames[id];
  return name ? search('chip.employer', { name }) : search('chip.oneEmployer');
}

function payChip(filters: SearchFilters, { search, locale }: ChipWords): FilterChip[] {
  if (!filters.salaryMin) return [];
  const amount = formatAmount(Number(filters.salaryMin), payCurrency(filters), locale);
  return [
    {
      key: 'salaryMin',
      name: 'salaryMin',
      label: search('chip.pay', { amount }),
      without: withoutFilter(filters, 'salaryMin'),
    },
  ];
}

function postedChip(filters: SearchFilters, { fields }: ChipWords): FilterChip[] {
  if (!filters.postedWithin) return [];
  const label = fields(`postedWithin.${filters.postedWithin}`);
  return [{ key: 'postedWithin', name: 'postedWithin', label, without: withoutFilter(filters, 'postedWithin') }];
}

function flagChip(name: 'weekendFree' | 'featured', filters: SearchFilters, label: string): FilterChip[] {
  return filters[name] ? [{ key: name, name, label, without: changeFilters(filters, { [name]: false }) }] : [];
}

/** Francs only where nothing but Switzerland is searched. */
export function payCurrency({ country }: SearchFilters): 'EUR' | 'CHF' {
  return country.length === 1 && country[0] === 'CH' ? 'CHF' : 'EUR';
}
