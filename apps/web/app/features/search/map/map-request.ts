import type { MapSection } from '@stellenvisite/contract/job-map.schema';
import { dataOf } from '../../../api/data-of.ts';
import { publicApi } from '../../../api/public-api.ts';
import { sessionState } from '../../../session/session-store.ts';
import { type SearchFilters, toSearchParams } from '../search-filters.ts';

/** A search as the map asks for it: all of its jobs, in no order. */
export function mapQuery(filters: SearchFilters): string {
  return toSearchParams({ ...filters, page: '', sort: '', view: '' }).toString();
}

const bbox = ({ west, south, east, north }: MapSection) => [west, south, east, north].join();

export function mapPath(query: string, view?: { section: MapSection; zoom: number }): string {
  const params = new URLSearchParams(query);
  if (view) {
    params.set('bbox', bbox(roundOut(view.section)));
    params.set('zoom', view.zoom.toFixed(2));
  }
  return `/api/jobs/map?${params}`;
}

/** A section's own jobs are asked for by its exact bounds. */
export function itemsPath(query: string, section: MapSection, page: number): string {
  const params = new URLSearchParams(query);
  params.set('bbox', bbox(section));
  if (page > 1) params.set('page', String(page));
  return `/api/jobs/map/items?${params}`;
}

/** Nobody sees ten metres, and the same view then has the same address. */
function roundOut({ west, south, east, north }: MapSection): MapSection {
  const down = (value: number, least: number) => Math.max(Math.floor(value * 1e4) / 1e4, least);
  const up = (value: number, most: number) => Math.min(Math.ceil(value * 1e4) / 1e4, most);
  return { west: down(west, -180), south: down(south, -90), east: up(east, 180), north: up(north, 90) };
}

const searchOf = (path: string) => path.slice(path.indexOf('?') + 1);

/** A job seeker's map leaves out the employers they have hidden. */
async function mapApi() {
  const isSeeker = sessionState().account?.role === 'job_seeker';
  return isSeeker ? (await import('../../../session/api.ts')).api : publicApi;
}

export async function fetchJobMap(path: string, signal: AbortSignal) {
  const api = await mapApi();
  return dataOf(api.GET('/api/jobs/map', { querySerializer: () => searchOf(path), signal }));
}

export async function fetchMapItems(path: string, signal: AbortSignal) {
  const search = searchOf(path);
  const api = await mapApi();
  const params = { query: { bbox: new URLSearchParams(search).get('bbox') ?? '' } };
  return dataOf(api.GET('/api/jobs/map/items', { params, querySerializer: () => search, signal }));
}
