import type { JobFilter } from '@stellenvisite/contract/jobs/job-search';
import { JOB_ALERT_NAME_LENGTH } from '@stellenvisite/contract/seekers/job-alerts';
import type { TFunction } from 'i18next';
import { formatAmount, formatPayRange } from '../../../jobs/display/pay.ts';

export type SummaryWords = {
  /** Texts `job-fields`. */
  fields: TFunction;
  /** Texts `job-alerts`. */
  alerts: TFunction;
  locale: string;
};

/** Filters whose values have names of their own, in the order in which they are stated. */
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
  'germanLevel',
  'onCallDuty',
  'furtherTraining',
  'postedWithin',
] as const satisfies readonly JobFilter[];

/** Filters that are set or not, named by one text. */
const FLAGS = [
  'weekendFree',
  'training',
  'recognition',
  'visaHelp',
  'housingHelp',
] as const satisfies readonly JobFilter[];

export type Criterion = {
  label: string;
  /** The same search without it. */
  without: string;
};

/** Lists the criteria of a search, such as „Pflege“, „Köln, 10 km“ and „Nacht“. */
export function listCriteria(query: string, { fields, alerts, locale }: SummaryWords): Criterion[] {
  const params = new URLSearchParams(query);
  const get = (name: string) => params.get(name) ?? '';
  const isOn = (name: string) => get(name) === 'true';
  const criteria: [label: string, ...names: (JobFilter | [JobFilter, string])[]][] = [
    [get('q'), 'q'],
    [placePart(params, fields), 'location', 'radius'],
    ...NAMED.flatMap((name) =>
      params.getAll(name).map((value): [string, [JobFilter, string]] => [fields(`${name}.${value}`), [name, value]]),
    ),
    ...FLAGS.map((name): [string, JobFilter] => [isOn(name) ? fields(name) : '', name]),
    [payPart(params, alerts, locale), 'salaryMin', 'salaryMax'],
    [
      params.has('employerId') ? alerts('summary.employer', { count: params.getAll('employerId').length }) : '',
      'employerId',
    ],
    [isOn('featured') ? fields('featured') : '', 'featured'],
  ];
  return criteria.flatMap(([label, ...names]) => (label === '' ? [] : [{ label, without: leaveOut(params, names) }]));
}

/** The labels alone; a search without any asks for all jobs. */
export function searchSummary(query: string, words: SummaryWords): string[] {
  const labels = listCriteria(query, words).map(({ label }) => label);
  return labels.length > 0 ? labels : [words.alerts('summary.all')];
}

function leaveOut(params: URLSearchParams, names: readonly (JobFilter | [JobFilter, string])[]): string {
  const left = new URLSearchParams(params);
  for (const name of names) {
    if (typeof name === 'string') left.delete(name);
    else left.delete(...name);
  }
  return left.toString();
}

function placePart(params: URLSearchParams, fields: TFunction): string {
  const [place, km] = [params.get('location') ?? '', params.get('radius')];
  return place && km ? `${place}, ${fields('distance', { km })}` : place;
}

function payPart(params: URLSearchParams, alerts: TFunction, locale: string): string {
  const [min, max] = [Number(params.get('salaryMin')), Number(params.get('salaryMax'))];
  const currency = currencyOf(params);
  if (min && max) return formatPayRange({ min, max, currency, period: 'month' }, locale);
  if (min) return alerts('summary.pay', { amount: formatAmount(min, currency, locale) });
  return max ? alerts('summary.payTo', { amount: formatAmount(max, currency, locale) }) : '';
}

/** As many parts as a name has room for. */
export function proposeName(parts: readonly string[]): string {
  let name = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    if (name.length + 2 + part.length > JOB_ALERT_NAME_LENGTH) break;
    name += `, ${part}`;
  }
  return name.slice(0, JOB_ALERT_NAME_LENGTH).trim();
}

/** Francs only where nothing but Switzerland is searched. */
const currencyOf = (params: URLSearchParams) => (params.getAll('country').join() === 'CH' ? 'CHF' : 'EUR');
