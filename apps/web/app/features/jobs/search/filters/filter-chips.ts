import type { Currency } from '@stellenvisite/contract/jobs/countries';
import { JOB_LIST_FILTERS, type JobFlagFilter } from '@stellenvisite/contract/jobs/job-search';
import { HOURS_A_MONTH } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import type { TFunction } from 'i18next';
import { formatPayRange } from '../../display/pay.ts';
import {
  changeFilters,
  type FilterName,
  type ListFilter,
  type SearchFilters,
  toggleValue,
  withoutFilter,
} from '../search-filters.ts';
import type { PayBounds } from './pay-bars.ts';

export const PERIODS: readonly PayPeriod[] = ['month', 'year', 'hour'];

/** Filters that are set or not; that of Top-Jobs comes last. */
const FLAGS: readonly JobFlagFilter[] = ['weekendFree', 'training', 'recognition', 'visaHelp', 'housingHelp'];

type PayWords = {
  currency: Currency;
  period: PayPeriod;
  locale: string;
  /** Texts `search`. */
  t: TFunction;
};

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
    ...FLAGS.flatMap((name) => flagChip(name, filters, words.fields(name))),
    ...valueChip('germanLevel', filters, words),
    ...payChip(filters, words),
    ...JOB_LIST_FILTERS.filter((name) => name !== 'shift').flatMap((name) => listChips(name, filters, words)),
    ...valueChip('postedWithin', filters, words),
    ...flagChip('featured', filters, words.fields('featured')),
  ];
}

/** Returns one chip for all shifts: they are alternatives, „Früh, Spät oder Nacht“. */
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

/** Returns one chip for both bounds: they are one range. */
function payChip(filters: SearchFilters, { search, locale }: ChipWords): FilterChip[] {
  const bounds = { min: Number(filters.salaryMin) || 0, max: Number(filters.salaryMax) || 0 };
  if (bounds.min + bounds.max === 0) return [];
  const label = payText(bounds, { currency: payCurrency(filters), period: 'month', locale, t: search });
  const without = changeFilters(filters, { salaryMin: '', salaryMax: '' });
  return [{ key: 'salary', name: bounds.min ? 'salaryMin' : 'salaryMax', label, without }];
}

function valueChip(name: 'germanLevel' | 'postedWithin', filters: SearchFilters, { fields }: ChipWords): FilterChip[] {
  const value = filters[name];
  return value ? [{ key: name, name, label: fields(`${name}.${value}`), without: withoutFilter(filters, name) }] : [];
}

function flagChip(name: JobFlagFilter, filters: SearchFilters, label: string): FilterChip[] {
  return filters[name] ? [{ key: name, name, label, without: changeFilters(filters, { [name]: false }) }] : [];
}

/** Facets are named after what people see; the parameters for pay have other names. */
export function facetOf(name: string): string {
  return name === 'salaryMin' || name === 'salaryMax' ? 'salary' : name;
}

/** Francs only where nothing but Switzerland is searched. */
export function payCurrency({ country }: SearchFilters): 'EUR' | 'CHF' {
  return country.length === 1 && country[0] === 'CH' ? 'CHF' : 'EUR';
}

/** „ab 3.000 €“, „bis 4.500 €“, „3.000–4.500 €“ or „jede Höhe“; bounds by the month, 0 is none. */
export function payText({ min, max }: PayBounds, { currency, period, locale, t }: PayWords): string {
  const range = (from: number, to: number) =>
    formatPayRange({ min: payPer(period, from), max: payPer(period, to), currency, period }, locale);
  if (min && max) return range(min, max);
  if (min) return t('filter.payFrom', { amount: range(min, min) });
  return max ? t('filter.payTo', { amount: range(max, max) }) : t('filter.payAny');
}

/** Returns an amount by the hour or year as a month's pay. */
export function monthlyPay(period: PayPeriod, amount: number): number {
  if (period === 'year') return Math.round(amount / 12);
  return Math.round(period === 'hour' ? amount * HOURS_A_MONTH : amount);
}

/** Returns a month's pay as a year's or an hour's, rounded to what people say: whole hundreds a year, half units an hour. */
export function payPer(period: PayPeriod, monthly: number): number {
  if (period === 'year') return Math.round((monthly * 12) / 100) * 100;
  return period === 'hour' ? Math.round((monthly / HOURS_A_MONTH) * 2) / 2 : monthly;
}
