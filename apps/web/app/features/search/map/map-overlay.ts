import type { GeoJSONSource, Map as GlMap, LayerSpecification } from 'maplibre-gl';
import { type MapColours, readMapColours } from './map-colours.ts';

type Shape = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

export type Overlay = {
  source: string;
  shape: Shape;
  layers: (colours: MapColours) => LayerSpecification[];
  /** The layer of our own style they stand below. */
  below?: string;
};

/** Draws on top of whatever style the map has, anew whenever it gets another. */
export function drawOverlay(map: GlMap, { source, shape, layers, below }: Overlay): () => void {
  const draw = () => {
    const known = map.getSource<GeoJSONSource>(source);
    if (known) return known.setData(shape);
    map.addSource(source, { type: 'geojson', data: shape });
    const before = below && map.getLayer(below) ? below : undefined;
    for (const layer of layers(readMapColours(map.getContainer()))) map.addLayer(layer, before);
  };
  // A style that is not there yet cannot be read.
  if (map.getStyle()) draw();
  map.on('style.load', draw);
  return () => {
    map.off('style.load', draw);
  };
}
