import type { JobMap, MapSection } from '@stellenvisite/contract/job-map.schema';
import { useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { fetchJobMap, mapPath } from './map-request.ts';

/** Pixels around the view whose jobs are asked for too, so that no cluster is cut at its edge. */
const MARGIN = 64;
const FIT = { padding: 48, maxZoom: 11 };

export type MapAnswer = { answer: JobMap | null; hasFailed: boolean; retry: () => void };

/** The clusters of what the map shows. It first moves to where the search's jobs are; a newer question drops the older. */
export function useMapAnswer(map: GlMap | null, query: string): MapAnswer {
  const [view, setView] = useState<{ query: string; path: string } | null>(null);
  const [answer, setAnswer] = useState<JobMap | null>(null);
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
    setAnswer(data);
    if (isWhole && data.bounds) fitSection(map, data.bounds, { isInstant: true });
  }, [map, data, isWhole]);

  return { answer, hasFailed: isError, retry: () => void refetch() };
}

/** Motion is the browser's to allow: without it the map stands there at once. */
export function fitSection(map: GlMap, { west, south, east, north }: MapSection, { isInstant = false } = {}): void {
  map.fitBounds([west, south, east, north], { ...FIT, ...(isInstant ? { animate: false } : { duration: 500 }) });
}

function viewOf(map: GlMap) {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const corners = [map.unproject([-MARGIN, height + MARGIN]), map.unproject([width + MARGIN, -MARGIN])] as const;
  const [{ lng: west, lat: south }, { lng: east, lat: north }] = corners;
  return { section: { west, south, east, north }, zoom: map.getZoom() };
}
