import type { JobMap, MapSection } from '@stellenvisite/contract/jobs/job-map.schema';
import { useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { dataOf } from '../../../../api/data-of.ts';
import { publicApi } from '../../../../api/public-api.ts';
import { sessionState } from '../../../../session/session-store.ts';
import { type SearchFilters, toSearchParams } from '../search-filters.ts';

const bbox = ({ west, south, east, north }: MapSection) => [west, south, east, north].join();

const searchOf = (path: string) => path.slice(path.indexOf('?') + 1);

/** Pixels around the viewport that are requested too, so that no cluster is cut off at its edge. */
const MARGIN = 64;
const FIT = { padding: 48, maxZoom: 11 };

export type MapAnswer = {
  answer: JobMap | null;
  /** Zoom of the map when the answer arrived: clusters are those of this zoom until the next one replaces them. */
  zoom: number;
  hasFailed: boolean;
  retry: () => void;
};

/** Returns the clusters of what the map shows. It first moves to where the search's jobs are; a newer question drops the older. */
export function useMapAnswer(map: GlMap | null, query: string): MapAnswer {
  const [view, setView] = useState<{ query: string; path: string } | null>(null);
  const [answer, setAnswer] = useState<{ data: JobMap; zoom: number } | null>(null);
  const isWhole = view?.query !== query;
  const path = isWhole ? mapPath(query) : view.path;
  const { data, isError, refetch } = useQuery({
    queryKey: ['get', '/api/jobs/map', path],
    queryFn: ({ signal }) => fetchJobMap(path, signal),
    enabled: map !== null,
  });

  useEffect(() => {
    const askView = () => map && setView({ query, path: mapPath(query, viewOf(map)) });
    map?.on('moveend', askView);
    return () => {
      map?.off('moveend', askView);
      setView(null);
    };
  }, [map, query]);

  useEffect(() => {
    if (!map || !data) return;
    if (isWhole && data.bounds) fitSection(map, data.bounds, { isInstant: true });
    setAnswer({ data, zoom: map.getZoom() });
  }, [map, data, isWhole]);

  return { answer: answer?.data ?? null, zoom: answer?.zoom ?? 0, hasFailed: isError, retry: () => void refetch() };
}

/** Motion is the browser's to allow: without it the map appears there at once. */
export function fitSection(map: GlMap, { west, south, east, north }: MapSection, { isInstant = false } = {}): void {
  map.fitBounds([west, south, east, north], { ...FIT, ...(isInstant ? { animate: false } : { duration: 500 }) });
}

function viewOf(map: GlMap) {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const corners = [map.unproject([-MARGIN, height + MARGIN]), map.unproject([width + MARGIN, -MARGIN])] as const;
  const [{ lng: west, lat: south }, { lng: east, lat: north }] = corners;
  return { section: { west, south, east, north }, zoom: map.getZoom() };
}

/** Returns a search as the map asks for it: all of its jobs, in no order. */
export function mapQuery(filters: SearchFilters): string {
  return toSearchParams({ ...filters, page: '', sort: '', view: '' }).toString();
}

export function mapPath(query: string, view?: { section: MapSection; zoom: number }): string {
  const params = new URLSearchParams(query);
  if (view) {
    params.set('bbox', bbox(roundOut(view.section)));
    params.set('zoom', view.zoom.toFixed(2));
  }
  return `/api/jobs/map?${params}`;
}

/** Returns the path of the jobs in a section, by its exact bounds. */
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

/** A job seeker's map leaves out the employers they have hidden. */
async function mapApi() {
  const isSeeker = sessionState().account?.role === 'job_seeker';
  return isSeeker ? (await import('../../../../session/api.ts')).api : publicApi;
}

async function fetchJobMap(path: string, signal: AbortSignal) {
  const api = await mapApi();
  return dataOf(api.GET('/api/jobs/map', { querySerializer: () => searchOf(path), signal }));
}

export async function fetchMapItems(path: string, signal: AbortSignal) {
  const search = searchOf(path);
  const api = await mapApi();
  const params = { query: { bbox: new URLSearchParams(search).get('bbox') ?? '' } };
  return dataOf(api.GET('/api/jobs/map/items', { params, querySerializer: () => search, signal }));
}
