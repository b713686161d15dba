import type { Country } from '@stellenvisite/contract/jobs/countries';
import { clsx } from 'clsx';

type MapPoint = readonly [lon: number, lat: number];

/** Drawn by hand from the three countries' shapes: good enough to find a pin on, no survey. */
const OUTLINES: Record<Country, string> = {
  DE: `
    8.66,54.91 9.45,54.82 9.95,54.8 10,54.48 10.95,54.37 11.1,53.95 12.1,54.18 12.55,54.48 13.1,54.35 13.65,54.6
    13.8,54.15 14.2,53.9 14.4,53.3 14.15,52.85 14.6,52.6 14.55,52.35 14.75,52.05 14.6,51.75 15,51.25 14.8,50.85
    14.3,51.05 13.5,50.7 12.95,50.4 12.3,50.2 12.1,50.3 12.5,49.9 12.4,49.75 12.65,49.45 13.05,49.25 13.45,48.95
    13.8,48.77 13.45,48.55 13,48.27 12.75,48.1 13,47.65 12.2,47.6 11.1,47.4 10.45,47.55 10.2,47.3 9.95,47.55
    9.5,47.6 8.85,47.7 8.55,47.8 7.6,47.58 7.6,48.1 7.8,48.55 8.2,48.97 7.5,49.1 6.75,49.15 6.4,49.47 6.5,49.8
    6.1,50.1 6.35,50.35 6,50.75 6.1,51.1 6.2,51.45 5.98,51.8 6.75,51.95 7.05,52.25 6.7,52.5 7.05,52.65 7.2,53.25
    7,53.4 8,53.7 8.3,53.5 8.55,53.85 9,53.9 8.85,54.25 8.65,54.4
  `,
  AT: `
    9.55,47.53 9.95,47.55 10.2,47.3 10.45,47.55 11.1,47.4 12.2,47.6 13,47.65 12.75,48.1 13,48.27 13.45,48.55
    13.8,48.77 14.7,48.6 15,49 16.1,48.75 16.9,48.7 17.15,48.1 17.05,47.7 16.45,47.7 16.65,47.45 16.1,46.85
    15.65,46.7 14.6,46.4 13.7,46.52 12.4,46.7 12.15,47 11.1,46.95 10.5,46.85 10.1,46.85 9.6,47.05
  `,
  CH: `
    8.55,47.8 8.85,47.7 9.5,47.6 9.6,47.05 10.1,46.85 10.45,46.6 10.1,46.25 9.3,46.45 9,45.85 8.45,46.25
    7.9,45.95 7.05,45.9 6.8,46.4 6.15,46.15 6.1,46.55 7,47.35 7.6,47.58
  `,
};

const toPoints = (outline: string): MapPoint[] =>
  outline
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lon = 0, lat = 0] = pair.split(',').map(Number);
      return [lon, lat];
    });

export const COUNTRY_OUTLINES: Record<Country, readonly MapPoint[]> = {
  DE: toPoints(OUTLINES.DE),
  AT: toPoints(OUTLINES.AT),
  CH: toPoints(OUTLINES.CH),
};

/** `left` keeps a name clear of the border next to its city. */
const MAP_CITIES: readonly { name: string; at: MapPoint; left?: true }[] = [
  { name: 'Berlin', at: [13.4, 52.52], left: true },
  { name: 'Hamburg', at: [10, 53.55] },
  { name: 'Köln', at: [6.96, 50.94] },
  { name: 'München', at: [11.57, 48.14], left: true },
  { name: 'Wien', at: [16.37, 48.21], left: true },
  { name: 'Graz', at: [15.44, 47.07], left: true },
  { name: 'Zürich', at: [8.54, 47.37], left: true },
  { name: 'Bern', at: [7.45, 46.95] },
  { name: 'Leipzig', at: [12.37, 51.34] },
  { name: 'Stuttgart', at: [9.18, 48.78] },
];

const WEST = 5.2;

const EAST = 17.8;

const NORTH = 55.3;

const SOUTH = 45.5;

const SCALE = 50;

/** A degree of longitude is this much shorter than one of latitude in the middle of the map. */
const SQUEEZE = Math.cos((50.4 * Math.PI) / 180);

export const MAP_WIDTH = Math.round((EAST - WEST) * SQUEEZE * SCALE);

export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * SCALE);

const round = (value: number) => Math.round(value * 10) / 10;

/** Whole degrees for the graticule. */
const MERIDIANS = [6, 8, 10, 12, 14, 16];

const PARALLELS = [46, 48, 50, 52, 54];

const SHAPES = Object.entries(COUNTRY_OUTLINES).map(([country, points]) => ({
  country,
  d: `M${points.map(([lon, lat]) => Object.values(onMap(lon, lat)).join(' ')).join('L')}Z`,
}));

/** Cities this near to the pin would run into its name. */
const CLEAR = 34;

export type PlaceMapProps = {
  pin: { name: string; lat: number; lon: number } | null;
  /** Says in words what the map shows. */
  label: string;
  className?: string;
};

/** Renders the three countries, drawn from a few points of our own: no tiles, no third party. */
export function PlaceMap({ pin, label, className }: PlaceMapProps) {
  const at = pin && onMap(pin.lon, pin.lat);
  const isFar = (x: number, y: number) => !at || Math.hypot(x - at.x, y - at.y) > CLEAR;
  return (
    <svg className={clsx('block', className)} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={label}>
      <g className="fill-none stroke-line-2" strokeWidth={1} strokeDasharray="2 6">
        {MERIDIANS.map((lon) => (
          <path key={lon} d={`M${onMap(lon, 50).x} 0V${MAP_HEIGHT}`} />
        ))}
        {PARALLELS.map((lat) => (
          <path key={lat} d={`M0 ${onMap(10, lat).y}H${MAP_WIDTH}`} />
        ))}
      </g>
      {SHAPES.map(({ country, d }) => (
        <path key={country} className="fill-sheet stroke-2 stroke-wall" strokeLinejoin="round" d={d} />
      ))}
      {MAP_CITIES.map(({ name, left, at: [lon, lat] }) => ({ name, left, ...onMap(lon, lat) }))
        .filter(({ x, y }) => isFar(x, y))
        .map(({ name, left, x, y }) => (
          <g key={name}>
            <circle className="fill-ink-3" cx={x} cy={y} r="3" />
            <text
              className="fill-ink-2 font-medium font-text text-[13px]"
              x={left ? x - 7 : x + 7}
              y={y + 4}
              textAnchor={left ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        ))}
      {at && <MapPin name={pin.name} {...at} />}
    </svg>
  );
}

function MapPin({ name, x, y }: { name: string; x: number; y: number }) {
  const isRight = x > MAP_WIDTH * 0.6;
  return (
    <g>
      <path
        className="fill-marker stroke-2 stroke-wall"
        strokeLinejoin="round"
        d={`M${x} ${y}c-4-8-12-12-12-21a12 12 0 0 1 24 0c0 9-8 13-12 21z`}
      />
      <circle className="fill-wall" cx={x} cy={y - 21} r="4.5" />
      <text
        className="fill-ink stroke-[5px] stroke-sheet font-display font-semibold text-[17px] [paint-order:stroke]"
        strokeLinejoin="round"
        x={isRight ? x - 18 : x + 18}
        y={y - 17}
        textAnchor={isRight ? 'end' : 'start'}
      >
        {name}
      </text>
    </g>
  );
}

/** Where a place appears on the map of the three countries. */
export function onMap(lon: number, lat: number): { x: number; y: number } {
  return { x: round((lon - WEST) * SQUEEZE * SCALE), y: round((NORTH - lat) * SCALE) };
}
