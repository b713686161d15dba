import type { ExpressionSpecification, FilterSpecification, StyleSpecification } from 'maplibre-gl';
import baseMapUrl from './base-map.json?url';
import cities from './map-cities.json';
import type { MapColours } from './map-overlay.ts';

type Kind = 'land' | 'country' | 'border' | 'region' | 'river' | 'lake';

/** Thousands of people from which a town is named, and the zoom it is first named at. */
const NAMED_FROM: readonly (readonly [thousands: number, zoom: number])[] = [
  [500, 0],
  [240, 6],
  [100, 7],
  [50, 8],
  [0, 9],
];
/** Labels are drawn from the page's own fonts, so that no glyph server is needed. */
export const LABEL_FONT = ['Commissioner Variable'];

const isOf = (kind: Kind): FilterSpecification => ['==', ['get', 'kind'], kind];

/** Returns the three countries from data that come with the app: no tiles, no third party. */
export function builtInStyle(colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: new URL(baseMapUrl, location.href).href, tolerance: 0.2 },
      cities: { type: 'geojson', data: { type: 'FeatureCollection', features: cityFeatures() } },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      fill('land', colours.around),
      fill('country', colours.land),
      fill('lake', colours.water),
      line('river', colours.waterLine, [0.8, 1.8]),
      line('region', colours.region, [0.7, 1.2]),
      line('border', colours.farBorder, [0.8, 1.2]),
      { ...line('country', colours.border, [1.2, 2]), id: 'country-line' },
      ...cityLayers(colours),
    ],
  };
}

function fill(kind: Kind, colour: string) {
  return { id: kind, type: 'fill' as const, source: 'base', filter: isOf(kind), paint: { 'fill-color': colour } };
}

function line(kind: Kind, colour: string, [thin, thick]: readonly [number, number]) {
  return {
    id: kind,
    type: 'line' as const,
    source: 'base',
    filter: isOf(kind),
    layout: { 'line-join': 'round' as const, 'line-cap': 'round' as const },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, thin, 10, thick] as ExpressionSpecification,
    },
  };
}

function cityFeatures() {
  return cities.map(([name, lon, lat, thousands]) => ({
    type: 'Feature' as const,
    properties: { name, thousands, from: NAMED_FROM.find(([least]) => Number(thousands) >= least)?.[1] ?? 0 },
    geometry: { type: 'Point' as const, coordinates: [Number(lon), Number(lat)] },
  }));
}

function cityLayers({ label, halo }: MapColours): StyleSpecification['layers'] {
  const filter: FilterSpecification = ['<=', ['get', 'from'], ['zoom']];
  return [
    {
      id: 'city',
      type: 'circle',
      source: 'cities',
      filter,
      paint: { 'circle-radius': 2.5, 'circle-color': label },
    },
    {
      id: 'city-name',
      type: 'symbol',
      source: 'cities',
      filter,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': LABEL_FONT,
        'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 50, 12, 1000, 14],
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.7,
        'text-padding': 4,
        'symbol-sort-key': ['-', 0, ['get', 'thousands']],
      },
      paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    },
  ];
}
