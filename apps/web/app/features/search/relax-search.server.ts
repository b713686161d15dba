import type { JobList } from '@stellenvisite/contract/job-search';
import type { Api } from '../../api/client.ts';
import type { Relaxation, Wider } from './search-answer.ts';
import {
  changeFilters,
  type FilterName,
  FLAG_FILTERS,
  LIST_FILTERS,
  type SearchFilters,
  toSearchParams,
  withoutFilter,
} from './search-filters.ts';
import { DEFAULT_RADIUS, RADII } from './search-options.ts';

const MOST_ASKED = 8;
const MOST_SHOWN = 4;

/** For a search that finds nothing: which single filter is in the way, each with its true count. */
export async function countRelaxations(api: Api, filters: SearchFilters): Promise<Relaxation[]> {
  const widened = widerRadius(filters);
  const candidates: Omit<Relaxation, 'total'>[] = [
    ...(widened ? [{ name: 'radius' as const, filters: changeFilters(filters, { radius: String(widened) }) }] : []),
    ...narrowingNames(filters).map((name) => ({ name, filters: withoutFilter(filters, name) })),
  ];
  const counted = await Promise.all(
    candidates.slice(0, MOST_ASKED).map(async (each) => ({ ...each, total: await countJobs(api, each.filters) })),
  );
  return counted
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_SHOWN);
}

function narrowingNames(filters: SearchFilters): FilterName[] {
  const values = ['q', 'location', 'salaryMin', 'postedWithin'] as const;
  return [
    ...LIST_FILTERS.filter((name) => filters[name].length > 0),
    ...FLAG_FILTERS.filter((name) => filters[name]),
    ...values.filter((name) => filters[name] !== ''),
  ];
}

/** For a search of few hits around a place: the next radius that finds more. */
export async function countWider(api: Api, filters: SearchFilters, list: JobList): Promise<Wider | null> {
  const isAround = list.items[0]?.distanceKm !== undefined;
  const radius = isAround ? widerRadius(filters) : null;
  if (!radius) return null;
  const total = await countJobs(api, changeFilters(filters, { radius: String(radius) }));
  return total > list.total ? { radius, total } : null;
}

function widerRadius({ location, radius }: SearchFilters): number | null {
  const current = Number(radius || DEFAULT_RADIUS);
  return location ? (RADII.find((each) => each > current) ?? null) : null;
}

/** The API proposes another spelling only for a place it does not know; without a proposal the places themselves tell. */
export async function isPlaceUnknown(api: Api, { location }: SearchFilters, list: JobList): Promise<boolean> {
  if (!location) return false;
  if (list.suggestion !== undefined) return true;
  const countsAnything = Object.values(list.facets).some((counts) => counts.some(({ count }) => count > 0));
  if (countsAnything) return false;
  const [places, jobs] = await Promise.all([
    api.GET('/api/places', { params: { query: { q: location, limit: 1 } } }),
    api.GET('/api/jobs', { params: { query: { location, pageSize: 1 } } }),
  ]);
  return places.data?.items.length === 0 && jobs.data?.total === 0;
}

async function countJobs(api: Api, filters: SearchFilters): Promise<number> {
  const query = `${toSearchParams({ ...filters, page: '' })}&pageSize=1`;
  const { data } = await api.GET('/api/jobs', { querySerializer: () => query });
  return data?.total ?? 0;
}
