import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { Problem } from '@stellenvisite/contract/platform/problems.schema';
import { data } from 'react-router';
import type { Api } from '../../../api/client.ts';
import { relaxedFilters } from './results/relax-ways.tsx';
import { countListed, pagesOf, RESULTS_PAGE, type SearchAnswer } from './search-answer.ts';
import { FILTER_NAMES, type FilterName, readFilters, type SearchFilters, toSearchParams } from './search-filters.ts';

const NEAREST_SHOWN = 3;

/** Answers a search page. What the API does not understand is left out and named; everything else is retained. */
export async function loadSearch(api: Api, address: URLSearchParams): Promise<SearchAnswer> {
  const asked = knownParams(address);
  const { list, misunderstood } = await searchWithWhatIsUnderstood(api, asked);
  const filters = readFilters(asked);
  return {
    list,
    filters,
    misunderstood,
    ...pagesOf(list),
    asOf: new Date().toISOString(),
    isPlaceUnknown: await isPlaceUnknown(api, filters, list),
    nearest: await listNearest(api, filters, list),
  };
}

async function listNearest(api: Api, filters: SearchFilters, list: JobList): Promise<JobItem[]> {
  const [way] = list.relaxations;
  if (countListed(list) > 0 || !way) return [];
  const { data } = await askJobs(api, toSearchParams(relaxedFilters(way, { filters, list })), NEAREST_SHOWN);
  return data?.items ?? [];
}

/** Loads the job of the address, else the first one, as it is shown next to the list; none where the map takes its place. */
export async function loadOpenedJob(
  api: Api,
  { list, filters }: SearchAnswer,
  asked: string | null,
): Promise<JobDetail | undefined> {
  const id = asked ?? list.items[0]?.id;
  if (!id || filters.view === 'map') return undefined;
  const { data } = await api.GET('/api/jobs/{id}', { params: { path: { id } } });
  return data as JobDetail | undefined;
}

export function statusOf({ misunderstood, isBeyond }: SearchAnswer): number {
  if (misunderstood.length > 0) return 400;
  return isBeyond ? 404 : 200;
}

/** A search of nothing at all around a place asks for the place alone: another spelling of it says that it is unknown. */
async function isPlaceUnknown(api: Api, { location }: SearchFilters, list: JobList): Promise<boolean> {
  const countsAnything = Object.values(list.facets).some((counts) => counts.some(({ count }) => count > 0));
  if (!location || countListed(list) > 0 || countsAnything) return false;
  const [places, around] = await Promise.all([
    api.GET('/api/places', { params: { query: { q: location, limit: 1 } } }),
    api.GET('/api/jobs', { params: { query: { location, pageSize: 1 } } }),
  ]);
  if (around.data?.total !== 0) return false;
  return around.data.suggestion !== undefined || places.data?.items.length === 0;
}

function knownParams(address: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...address].filter(([name]) => (FILTER_NAMES as readonly string[]).includes(name)));
}

type Understood = { list: JobList; misunderstood: FilterName[] };

async function searchWithWhatIsUnderstood(api: Api, params: URLSearchParams): Promise<Understood> {
  const first = await askJobs(api, params);
  if (first.data) return { list: first.data, misunderstood: [] };
  const misunderstood = FILTER_NAMES.filter((name) => params.has(name) && first.refused.includes(name));
  for (const name of misunderstood) params.delete(name);
  const second = misunderstood.length > 0 ? await askJobs(api, params) : first;
  if (!second.data) throw data(null, second.status);
  return { list: second.data, misunderstood };
}

async function askJobs(api: Api, params: URLSearchParams, pageSize = RESULTS_PAGE) {
  const query = `${params}&pageSize=${pageSize}&includeUnknown=true`;
  const answer = await api.GET('/api/jobs', { querySerializer: () => query });
  const problem = answer.error as Problem | undefined;
  const refused = problem?.errors?.map(({ path }) => path.split('.')[0] ?? '') ?? [];
  return { data: answer.data as JobList | undefined, status: answer.response.status, refused };
}
