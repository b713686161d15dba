/** The filters of the employer list as its address holds them. Which values make sense is the API's to say. */
export const LIST_FILTERS = ['employerType', 'companySize', 'country'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

const VALUE_FILTERS = ['q', 'location', 'radius', 'sort'] as const;

export type EmployerFilters = Record<ListFilter, readonly string[]> & Record<(typeof VALUE_FILTERS)[number], string>;

export function readEmployerFilters(params: URLSearchParams): EmployerFilters {
  const list = (name: ListFilter) => [
    ...new Set(
      params
        .getAll(name)
        .flatMap((value) => value.split(','))
        // A "+" typed into an address arrives as a space, and "1000+" is the one value that ends in it.
        .map((value) => value.replace(/^(\d+) $/, '$1+').trim())
        .filter(Boolean),
    ),
  ];
  const value = (name: string) => params.get(name)?.trim() ?? '';
  return {
    employerType: list('employerType'),
    companySize: list('companySize'),
    country: list('country'),
    q: value('q'),
    location: value('location'),
    radius: value('radius'),
    sort: value('sort'),
  };
}

/** The query of these filters on a page; what is empty or usual is not said. */
export function employerSearch(filters: EmployerFilters, page = 1): string {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  if (filters.location) params.set('location', filters.location);
  if (filters.location && filters.radius) params.set('radius', filters.radius);
  for (const name of LIST_FILTERS) for (const value of filters[name]) params.append(name, value);
  if (filters.sort && filters.sort !== 'relevance') params.set('sort', filters.sort);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export function withoutFilter(filters: EmployerFilters, name: keyof EmployerFilters, value?: string): EmployerFilters {
  const isList = (LIST_FILTERS as readonly string[]).includes(name);
  if (!isList) return { ...filters, [name]: '' };
  return { ...filters, [name]: filters[name as ListFilter].filter((each) => each !== value) };
}

export function countFilters(filters: EmployerFilters): number {
  const lists = LIST_FILTERS.reduce((sum, name) => sum + filters[name].length, 0);
  return lists + (filters.q ? 1 : 0) + (filters.location ? 1 : 0);
}
