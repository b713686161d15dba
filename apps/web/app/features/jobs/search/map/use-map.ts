import { Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useState } from 'react';
import { builtInStyle } from './built-in-style.ts';
import { readMapColours, watchTheme } from './map-overlay.ts';

export type MapState = { kind: 'waiting' } | { kind: 'there'; map: GlMap } | { kind: 'unavailable' };

export type MapOptions = {
  /** A style of the operator's own; without it the map is drawn from what comes with the app. */
  styleUrl: string | undefined;
  /** Says what the map is and how keys move it. */
  label: string;
  /** Neither pointer nor finger moves it. */
  isStill?: boolean;
};

const MARKET = [5.5, 45.6, 17.3, 55.2] as [number, number, number, number];
/** Beyond this our own data have nothing to show. */
const DRAWN = [2.2, 44.2, 20.8, 56.8] as [number, number, number, number];
const MIN_ZOOM = 3.5;
export const MAX_ZOOM = 13;

// A file of our own site: a worker from a blob would need a wider policy.
setWorkerUrl(new URL(workerUrl, import.meta.url).href);

/** Returns a map in the element; `unavailable` where the browser cannot draw one. */
export function useMap(
  element: RefObject<HTMLElement | null>,
  { styleUrl, label, isStill = false }: MapOptions,
): MapState {
  const [state, setState] = useState<MapState>({ kind: 'waiting' });

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const style = () => styleUrl ?? builtInStyle(readMapColours(container));
    const map = createMap({
      container,
      style: style(),
      ...(styleUrl ? { attributionControl: { compact: false } } : { attributionControl: false, maxBounds: DRAWN }),
      locale: { 'Map.Title': label },
      interactive: !isStill,
    });
    if (!map) return setState({ kind: 'unavailable' });
    setState({ kind: 'there', map });
    // A style of the operator's own has one look.
    const unwatch = styleUrl ? () => {} : watchTheme(() => map.setStyle(style(), { diff: false }));
    return () => {
      unwatch();
      setState({ kind: 'waiting' });
      map.remove();
    };
  }, [element, styleUrl, label, isStill]);
  return state;
}

type Created = ConstructorParameters<typeof GlMap>[0];

function createMap(options: Created): GlMap | null {
  try {
    const map = new GlMap({
      ...options,
      bounds: MARKET,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    return map;
  } catch {
    return null;
  }
}
