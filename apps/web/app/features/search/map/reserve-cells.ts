import type { MapCluster } from '@stellenvisite/contract/job-map.schema';
import type { Map as GlMap } from 'maplibre-gl';
import { LABEL_FONT } from './built-in-style.ts';
import { drawOverlay } from './map-overlay.ts';

/** Unseen numbers under the cells, about as large as they: names of towns keep clear of them. */
export function reserveCells(map: GlMap, clusters: readonly MapCluster[]): () => void {
  return drawOverlay(map, {
    source: 'cells',
    shape: {
      type: 'FeatureCollection',
      features: clusters.map(({ lon, lat, count }) => ({
        type: 'Feature',
        properties: { text: count === 1 ? '·' : `${count}` },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    },
    layers: () => [
      {
        id: 'cells',
        type: 'symbol',
        source: 'cells',
        layout: {
          'text-field': ['get', 'text'],
          'text-font': LABEL_FONT,
          'text-size': 14,
          'text-padding': 7,
          'text-allow-overlap': true,
        },
        paint: { 'text-opacity': 0 },
      },
    ],
  });
}
