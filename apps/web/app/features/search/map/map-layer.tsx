import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ClusterButtons, clusterKey } from './cluster-buttons.tsx';
import { ClusterPanel } from './cluster-panel.tsx';
import { MapControls } from './map-controls.tsx';
import { MapNotice } from './map-notice.tsx';
import { PointedSpot, type Spot } from './pointed-spot.tsx';
import { reserveCells } from './reserve-cells.ts';
import { MAX_ZOOM } from './use-map.ts';
import type { MapAnswer } from './use-map-answer.ts';

export type MapLayerProps = {
  map: GlMap;
  query: string;
  found: MapAnswer;
  asOf: string;
  pointed: Spot | null;
  /** Names of towns are ours, and keep clear of the cells. */
  isOwnStyle: boolean;
};

const NOTHING: readonly MapCluster[] = [];

/** What stands on the map and over it. */
export function MapLayer({ map, query, found, asOf, pointed, isOwnStyle }: MapLayerProps) {
  const [chosen, setChosen] = useState<MapCluster | null>(null);
  const clusters = found.answer?.clusters ?? NOTHING;
  useEffect(() => (isOwnStyle ? reserveCells(map, clusters) : undefined), [map, clusters, isOwnStyle]);
  const choose = (cluster: MapCluster) => {
    if (isOnePlace(cluster) || map.getZoom() >= MAX_ZOOM - 0.5) return setChosen(cluster);
    setChosen(null);
    zoomInto(map, cluster);
  };
  const close = () => {
    setChosen(null);
    const at = clusters.findIndex((cluster) => chosen && clusterKey(cluster) === clusterKey(chosen));
    const spot = map.getCanvasContainer().querySelectorAll<HTMLElement>('.jm-spot')[at];
    (spot ?? map.getCanvas()).focus({ preventScroll: true });
  };
  return (
    <>
      {createPortal(
        <>
          <ClusterButtons map={map} clusters={clusters} chosen={chosen} onChoose={choose} />
          {pointed && <PointedSpot map={map} spot={pointed} />}
        </>,
        map.getCanvasContainer(),
      )}
      <MapControls map={map} bounds={found.answer?.bounds ?? null} />
      {chosen && <ClusterPanel query={query} cluster={chosen} asOf={asOf} onClose={close} />}
      <MapNotice map={map} found={found} />
    </>
  );
}

const isOnePlace = ({ west, south, east, north }: MapCluster) => west === east && south === north;

/** At least one step closer, so that every press shows more. */
function zoomInto(map: GlMap, { west, south, east, north }: MapCluster): void {
  const camera = map.cameraForBounds([west, south, east, north], { padding: 64, maxZoom: MAX_ZOOM });
  const zoom = Math.min(Math.max(camera?.zoom ?? 0, map.getZoom() + 1), MAX_ZOOM);
  map.easeTo({ center: [(west + east) / 2, (south + north) / 2], zoom, duration: 500 });
}
