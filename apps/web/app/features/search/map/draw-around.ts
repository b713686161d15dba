import type { Map as GlMap } from 'maplibre-gl';
import { type Around, circleAround } from './circle-around.ts';
import { drawOverlay } from './map-overlay.ts';

/** The searched circle, in the marker's colour: it is the person's own. */
export function drawAround(map: GlMap, around: Around | null): () => void {
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
