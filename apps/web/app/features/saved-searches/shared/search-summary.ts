import type { JobFilter } from '@stellenvisite/contract/job-search';
import { SAVED_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/saved-searches';
import type { TFunction } from 'i18next';
import { formatAmount, formatPayRange } from '../../jobs/shared/pay.ts';

export type SummaryWords = {
  /** Texts `job-fields`. */
  fields: TFunction;
  /** Texts `saved-searches`. */
  saved: TFunction;
  locale: string;
};

/** Filters whose values have names of their own, in the order in which they are said. */
const NAMED = [
  'category',
  'specialty',
  'department',
  'shift',
  'employmentType',
  'contract',
  'start',
  'employerType',
  'ownership',
  'experienceLevel',
  'remote',
  'companySize',
  'country',
  'postedWithin',
] as const satisfies readonly JobFilter[];

/** What a search asks for, part by part: „Pflege“, „Köln“, „10 km“, „Nacht“. */
export function searchSummary(query: string, { fields, saved, locale }: SummaryWords): string[] {
  const params = new URLSearchParams(query);
  const get = (name: string) => params.get(name) ?? '';
  const isOn = (name: string) => get(name) === 'true';
  const parts = [
    get('q'),
    get('location'),
    get('location') && get('radius') && fields('distance', { km: get('radius') }),
    ...NAMED.flatMap((name) => params.getAll(name).map((value) => fields(`${name}.${value}`))),
    isOn('weekendFree') && fields('weekendFree'),
    payPart(params, saved, locale),
    params.has('employerId') && saved('summary.employer', { count: params.getAll('employerId').length }),
    isOn('featured') && fields('featured'),
  ].filter((part) => typeof part === 'string' && part !== '') as string[];
  return parts.length > 0 ? parts : [saved('summary.all')];
}

function payPart(params: URLSearchParams, saved: TFunction, locale: string): string {
  const [min, max] = [Number(params.get('salaryMin')), Number(params.get('salaryMax'))];
  const currency = currencyOf(params);
  if (min && max) return formatPayRange({ min, max, currency, period: 'month' }, locale);
  if (min) return saved('summary.pay', { amount: formatAmount(min, currency, locale) });
  return max ? saved('summary.payTo', { amount: formatAmount(max, currency, locale) }) : '';
}

/** As many parts as a name has room for. */
export function proposeName(parts: readonly string[]): string {
  let name = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    if (name.length + 2 + part.length > SAVED_SEARCH_NAME_LENGTH) break;
    name += `, ${part}`;
  }
  return name.slice(0, SAVED_SEARCH_NAME_LENGTH).trim();
}

/** Francs only where nothing but Switzerland is searched. */
const currencyOf = (params: URLSearchParams) => (params.getAll('country').join() === 'CH' ? 'CHF' : 'EUR');
