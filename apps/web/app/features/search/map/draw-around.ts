import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl';
import { type Around, circleAround } from './circle-around.ts';
import { readMapColours } from './map-colours.ts';

const SOURCE = 'around';

/** The searched circle, in the marker's colour: it is the person's own. Draws it anew whenever the style is another. */
export function drawAround(map: GlMap, around: Around | null): () => void {
  const draw = () => {
    const source = map.getSource<GeoJSONSource>(SOURCE);
    if (source) source.setData(toShape(around));
    else addLayers(map, around);
  };
  if (map.isStyleLoaded()) draw();
  map.on('style.load', draw);
  return () => {
    map.off('style.load', draw);
  };
}

function addLayers(map: GlMap, around: Around | null): void {
  const { circle, circleLine } = readMapColours(map.getContainer());
  const before = map.getLayer('city') ? 'city' : undefined;
  map.addSource(SOURCE, { type: 'geojson', data: toShape(around) });
  map.addLayer(
    { id: 'around', type: 'fill', source: SOURCE, paint: { 'fill-color': circle, 'fill-opacity': 0.28 } },
    before,
  );
  map.addLayer(
    { id: 'around-line', type: 'line', source: SOURCE, paint: { 'line-color': circleLine, 'line-width': 2 } },
    before,
  );
}

function toShape(around: Around | null) {
  const rings = around ? [[circleAround(around)]] : [];
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'MultiPolygon' as const, coordinates: rings },
  };
}
