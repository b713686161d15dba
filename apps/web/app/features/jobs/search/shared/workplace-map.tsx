import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MapControls, PointedSpot } from '../map/map-layer.tsx';
import { useMap } from '../map/use-map.ts';
import '../map/map.css';

export type WorkplaceMapProps = {
  lat: number;
  lon: number;
  /** Of the operator's own style, which has streets; ours has towns, rivers and borders. */
  styleUrl: string | undefined;
  label: string;
};

/** Ours shows the region around a town, a style with streets the quarter. */
const ZOOM = { own: 9, streets: 13 };

/** Where one place is. It does not move, so that a page can be scrolled past it; buttons change the scale. */
export function WorkplaceMap({ lat, lon, styleUrl, label }: WorkplaceMapProps) {
  const { t } = useTranslation('search');
  const frame = useRef<HTMLDivElement>(null);
  const zoom = styleUrl ? ZOOM.streets : ZOOM.own;
  const state = useMap(frame, { styleUrl, label, isStill: true });
  const map = state.kind === 'there' ? state.map : null;
  useEffect(() => {
    map?.jumpTo({ center: [lon, lat], zoom });
  }, [map, lat, lon, zoom]);
  if (state.kind === 'unavailable') return null;
  return (
    <div className="jm">
      <div ref={frame} className="jm-frame" />
      {map && createPortal(<PointedSpot map={map} spot={{ lat, lon }} />, map.getCanvasContainer())}
      {map && <MapControls map={map} bounds={null} />}
      {!styleUrl && <p className="jm-credit">{t('map.credit')}</p>}
    </div>
  );
}
