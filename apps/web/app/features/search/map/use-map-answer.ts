import type { JobMap, MapSection } from '@stellenvisite/contract/job-map.schema';
import type { Map as GlMap } from 'maplibre-gl';
import { useCallback, useEffect, useState } from 'react';
import { fetchJobMap, mapPath } from './map-request.ts';

/** Pixels around the view whose jobs are asked for too, so that no cluster is cut at its edge. */
const MARGIN = 64;
const FIT = { padding: 48, maxZoom: 11 };

export type MapAnswer = { answer: JobMap | null; hasFailed: boolean; retry: () => void };

/** The clusters of what the map shows. It first moves to where the search's jobs are; a newer question drops the older. */
export function useMapAnswer(map: GlMap | null, query: string): MapAnswer {
  const [answer, setAnswer] = useState<JobMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!map) return;
    let asked = new AbortController();
    const ask = async (path: string, take: (next: JobMap) => void) => {
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      try {
        const next = await fetchJobMap(path, signal);
        if (signal.aborted) return;
        setHasFailed(false);
        take(next);
      } catch {
        if (!signal.aborted) setHasFailed(true);
      }
    };
    const askView = () => void ask(mapPath(query, viewOf(map)), setAnswer);
    const begin = (whole: JobMap) => {
      setAnswer(whole);
      if (whole.bounds) fitSection(map, whole.bounds, { isInstant: true });
    };
    map.on('moveend', askView);
    void ask(mapPath(query), begin);
    return () => {
      map.off('moveend', askView);
      asked.abort();
    };
  }, [map, query, attempt]);

  return { answer, hasFailed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
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
