import type { GeoJSONSource, Map as GlMap, LayerSpecification } from 'maplibre-gl';

/** The colours of the map, read from the design tokens of the current theme. */
const TOKENS = {
  water: '--shift-t-tint',
  waterLine: '--shift-t',
  around: '--sheet-2',
  land: '--sheet',
  region: '--line-2',
  border: '--ink-3',
  farBorder: '--line-2',
  label: '--ink-2',
  halo: '--sheet',
  circle: '--pen',
  circleLine: '--marker-2',
} as const;

export type MapColours = Record<keyof typeof TOKENS, string>;

type Shape = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

export type Overlay = {
  source: string;
  shape: Shape;
  layers: (colours: MapColours) => LayerSpecification[];
  /** The layer of our own style they stand below. */
  below?: string;
};

/** Draws on top of whatever style the map has, again whenever it gets another. */
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

export function readMapColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const colours = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(colours) as MapColours;
}

/** Calls back when day and night change places, by the person's choice or the system's. */
export function watchTheme(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}
