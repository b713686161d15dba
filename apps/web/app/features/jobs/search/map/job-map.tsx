import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { MapLayer, type Spot } from './map-layer.tsx';
import { MapUnavailable } from './map-unavailable.tsx';
import { useMap } from './use-map.ts';
import { mapQuery, useMapAnswer } from './use-map-answer.ts';
import './map.css';
import type { Map as GlMap } from 'maplibre-gl';
import { drawOverlay } from './map-overlay.ts';

const KM_A_DEGREE = 111.32;

const CORNERS = 96;

type Around = { lat: number; lon: number; radiusKm: number };

export type JobMapProps = {
  answer: SearchAnswer;
  styleUrl: string | undefined;
  /** Where the job is that somebody points at in the list. */
  pointed: Spot | null;
  onLeave: () => void;
};

/** Where the jobs of the search are. The list has all that the map says. */
export function JobMap(props: JobMapProps) {
  return (
    <QueryProvider>
      <LoadedMap {...props} />
    </QueryProvider>
  );
}

function LoadedMap({ answer, styleUrl, pointed, onLeave }: JobMapProps) {
  const { t } = useTranslation('search');
  const frame = useRef<HTMLDivElement>(null);
  const query = mapQuery(answer.filters);
  const state = useMap(frame, { styleUrl, label: t('map.canvas') });
  const map = state.kind === 'there' ? state.map : null;
  const found = useMapAnswer(map, query);
  const around = found.answer?.around;
  const { lat, lon, radiusKm } = around ?? {};

  useEffect(() => {
    const isCircle = lat !== undefined && lon !== undefined && radiusKm !== undefined;
    return map ? drawAround(map, isCircle ? { lat, lon, radiusKm } : null) : undefined;
  }, [map, lat, lon, radiusKm]);

  if (state.kind === 'unavailable') return <MapUnavailable onLeave={onLeave} />;
  return (
    <section className="jm" aria-label={t('map.label')}>
      <div ref={frame} className="jm-frame" />
      {map && (
        <MapLayer
          key={query}
          map={map}
          query={query}
          found={found}
          asOf={answer.asOf}
          pointed={pointed}
          isOwnStyle={!styleUrl}
        />
      )}
      {!styleUrl && <p className="jm-credit">{t('map.credit')}</p>}
    </section>
  );
}

/** Draws the searched circle, in the marker's colour: it is the person's own. */
function drawAround(map: GlMap, around: Around | null): () => void {
  const coordinates = around ? [[circleAround(around)]] : [];
  return drawOverlay(map, {
    source: 'around',
    shape: { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } },
    layers: ({ circle, circleLine }) => [
      { id: 'around', type: 'fill', source: 'around', paint: { 'fill-color': circle, 'fill-opacity': 0.28 } },
      { id: 'around-line', type: 'line', source: 'around', paint: { 'line-color': circleLine, 'line-width': 2 } },
    ],
    below: 'city',
  });
}

/** Returns a circle on the ground as a closed line of points. */
export function circleAround({ lat, lon, radiusKm }: Around): [lon: number, lat: number][] {
  const high = radiusKm / KM_A_DEGREE;
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    const y = lat + high * Math.sin(angle);
    return [lon + (high * Math.cos(angle)) / Math.cos((y * Math.PI) / 180), y];
  });
}
