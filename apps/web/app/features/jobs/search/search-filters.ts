import {
  JOB_FILTER_NAMES,
  JOB_FLAG_FILTERS,
  JOB_LIST_FILTERS,
  JOB_VALUE_FILTERS,
  type JobListFilter,
} from '@stellenvisite/contract/jobs/job-search';

/**
 * A search as the address holds it. The values are what appears there: which of them make sense is the API's to say, so
 * the browser needs no schema.
 */
const FLAG_FILTERS = [...JOB_FLAG_FILTERS, 'explain', 'includeHidden'] as const;
const VALUE_FILTERS = [...JOB_VALUE_FILTERS, 'sort', 'view', 'page'] as const;

export type ListFilter = JobListFilter;
export type FlagFilter = (typeof FLAG_FILTERS)[number];
export type ValueFilter = (typeof VALUE_FILTERS)[number];
export type FilterName = ListFilter | FlagFilter | ValueFilter;

export type SearchFilters = Record<ListFilter, readonly string[]> &
  Record<FlagFilter, boolean> &
  Record<ValueFilter, string>;

/** The order in which the address names them. */
export const FILTER_NAMES: readonly FilterName[] = [
  ...JOB_FILTER_NAMES,
  'sort',
  'explain',
  'includeHidden',
  'view',
  'page',
];

/** Default values, which the address leaves out. */
const DEFAULTS: Partial<Record<ValueFilter, string>> = { radius: '30', sort: 'relevance', view: 'list', page: '1' };

export const NO_FILTERS = Object.fromEntries([
  ...JOB_LIST_FILTERS.map((name) => [name, []]),
  ...FLAG_FILTERS.map((name) => [name, false]),
  ...VALUE_FILTERS.map((name) => [name, '']),
]) as SearchFilters;

const isList = (name: FilterName): name is ListFilter => (JOB_LIST_FILTERS as readonly string[]).includes(name);
const isFlag = (name: FilterName): name is FlagFilter => (FLAG_FILTERS as readonly string[]).includes(name);

export function readFilters(params: URLSearchParams): SearchFilters {
  const filters = { ...NO_FILTERS };
  for (const name of JOB_LIST_FILTERS) filters[name] = readList(params.getAll(name));
  for (const name of FLAG_FILTERS) filters[name] = ['true', '1'].includes(params.get(name) ?? '');
  for (const name of VALUE_FILTERS) filters[name] = readValue(name, params.get(name));
  return filters;
}

function readList(entries: readonly string[]): string[] {
  // A "+" typed into an address reads as a space; "1000+" is the one value that ends in it.
  const values = entries.flatMap((entry) => entry.split(',')).map((value) => value.replace(/^(\d+) $/, '$1+').trim());
  return [...new Set(values.filter(Boolean))];
}

function readValue(name: ValueFilter, value: string | null): string {
  const text = value?.trim() ?? '';
  return text === DEFAULTS[name] ? '' : text;
}

export function toSearchParams(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    if (isList(name)) for (const value of filters[name]) params.append(name, value);
    else if (isFlag(name)) filters[name] && params.set(name, 'true');
    else if (filters[name] && !isIdle(name, filters)) params.set(name, filters[name]);
  }
  return params;
}

/** A radius says nothing without a place; the words may hold one. */
function isIdle(name: ValueFilter, filters: SearchFilters): boolean {
  return name === 'radius' && !filters.location && !filters.q;
}

/** Returns the address of a search, with the job that is open next to the list. */
export function searchPath(filters: SearchFilters, job?: string | null): string {
  const params = toSearchParams(filters);
  if (job) params.set('job', job);
  const query = params.toString();
  return query ? `/jobs?${query}` : '/jobs';
}

/** A changed search starts on its first page. */
export function changeFilters(filters: SearchFilters, change: Partial<SearchFilters>): SearchFilters {
  return { ...filters, page: '', ...change };
}

export function toggleValue(filters: SearchFilters, name: ListFilter, value: string): SearchFilters {
  const chosen = filters[name];
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return changeFilters(filters, { [name]: next });
}

export function withoutFilter(filters: SearchFilters, name: FilterName): SearchFilters {
  return changeFilters(filters, { [name]: NO_FILTERS[name] });
}

/** Sets filters from query parameters; an empty parameter removes its filter. */
export function changeByParams(filters: SearchFilters, change: Readonly<Record<string, string>>): SearchFilters {
  const params = toSearchParams({ ...filters, page: '' });
  for (const [name, value] of Object.entries(change)) params.set(name, value);
  return readFilters(params);
}

/** Words and place stay: they are the question, the rest narrows it. */
export function withoutNarrowing(filters: SearchFilters): SearchFilters {
  const { q, location, radius, sort, view, explain, includeHidden } = filters;
  return { ...NO_FILTERS, q, location, radius, sort, view, explain, includeHidden };
}

/** Checks whether anything narrows the search besides its words and place. */
export function isNarrowed(filters: SearchFilters): boolean {
  const firstPage = { ...filters, page: '' };
  return searchPath(firstPage) !== searchPath(withoutNarrowing(firstPage));
}

/** Returns the search as an alert stores it: the filters, without the page, order and view. */
export const alertQuery = (filters: SearchFilters): string =>
  toSearchParams({ ...filters, page: '', sort: '', view: '', includeHidden: false }).toString();
