import {
  CERTAINTIES,
  JOB_ORIGINS,
  JOB_QUALITIES,
  OWN_JOB_FILTERS,
  OWN_JOB_PAGE_SIZES,
  OWN_JOB_SORTS,
  OWN_JOB_TABS,
  type OwnJobFilter,
} from '@stellenvisite/contract/jobs/own-jobs';
import type { OwnJobFilterValues, OwnJobsQuery } from '@stellenvisite/contract/jobs/own-jobs.schema';

type Filter = { [K in keyof OwnJobFilterValues]?: NonNullable<OwnJobFilterValues[K]> };
export type ListQuery = Filter &
  Required<Pick<OwnJobsQuery, 'page' | 'pageSize'>> & { sort: NonNullable<OwnJobsQuery['sort']> };

const MEMORY = 'employer-jobs';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The list the address asks for; what it says wrongly is as if it were not there. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((each) => each === params.get(name));
  const q = params.get('q')?.trim().slice(0, 100);
  const department = params.getAll('department').filter((each) => each === 'none' || UUID.test(each));
  const origin = JOB_ORIGINS.filter((each) => params.getAll('origin').includes(each));
  const [tab, quality, certainty] = [
    one('tab', OWN_JOB_TABS),
    one('quality', JOB_QUALITIES),
    one('certainty', CERTAINTIES),
  ];
  const page = Math.floor(Number(params.get('page')));
  return {
    ...(q && { q }),
    ...(tab && tab !== 'all' && { tab }),
    ...(department.length > 0 && { department }),
    ...(origin.length > 0 && { origin }),
    ...(quality && { quality }),
    ...(certainty && { certainty }),
    ...(params.get('payMissing') === '1' && { payMissing: true }),
    ...(params.get('ending') === '1' && { ending: true }),
    sort: one('sort', OWN_JOB_SORTS) ?? 'ending',
    page: page >= 1 && page <= 10_000 ? page : 1,
    pageSize: OWN_JOB_PAGE_SIZES.find((each) => String(each) === params.get('pageSize')) ?? OWN_JOB_PAGE_SIZES[0],
  };
}

/** Returns the filter of the list, without order and page. */
export function filterOf({ sort: _sort, page: _page, pageSize: _size, ...filter }: ListQuery): Filter {
  return filter;
}

/** Returns the address with one thing changed; a list that is another one begins at its first page. */
export function withParam(
  params: URLSearchParams,
  name: string,
  value: string | readonly string[] | null,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  if (name !== 'page') next.delete('page');
  for (const each of value === null ? [] : [value].flat()) if (each !== '') next.append(name, each);
  return next;
}

export function withoutFilter(params: URLSearchParams, filter: OwnJobFilter | 'tab'): URLSearchParams {
  return withParam(params, filter, null);
}

export function isNarrowed(query: ListQuery): boolean {
  return OWN_JOB_FILTERS.some((name) => query[name] !== undefined) || query.tab !== undefined;
}

/** Tab, filters and order of the last visit, in this browser: who comes back without an address of their own finds them. */
export function rememberList(params: URLSearchParams): void {
  try {
    sessionStorage.setItem(MEMORY, withParam(params, 'page', null).toString());
  } catch {
    // Where the browser's storage is switched off nothing is remembered.
  }
}

export function recallList(): URLSearchParams | null {
  try {
    const stored = sessionStorage.getItem(MEMORY);
    return stored ? new URLSearchParams(stored) : null;
  } catch {
    return null;
  }
}
