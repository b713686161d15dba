import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../session/query-provider.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { drawAround } from './draw-around.ts';
import { MapLayer } from './map-layer.tsx';
import { mapQuery } from './map-request.ts';
import { MapUnavailable } from './map-unavailable.tsx';
import type { Spot } from './pointed-spot.tsx';
import { useMap } from './use-map.ts';
import { useMapAnswer } from './use-map-answer.ts';
import './map.css';

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
