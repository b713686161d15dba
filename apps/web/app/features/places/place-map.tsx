import { clsx } from 'clsx';
import { COUNTRY_OUTLINES, MAP_CITIES } from './country-outlines.ts';
import { MAP_HEIGHT, MAP_WIDTH, MERIDIANS, onMap, PARALLELS } from './map-projection.ts';

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

/** The three countries, drawn from a few points of our own: no tiles, no third party. */
export function PlaceMap({ pin, label, className }: PlaceMapProps) {
  const at = pin && onMap(pin.lon, pin.lat);
  const isFar = (x: number, y: number) => !at || Math.hypot(x - at.x, y - at.y) > CLEAR;
  return (
    <svg className={clsx('pmap', className)} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={label}>
      <g className="pmap-grid">
        {MERIDIANS.map((lon) => (
          <path key={lon} d={`M${onMap(lon, 50).x} 0V${MAP_HEIGHT}`} />
        ))}
        {PARALLELS.map((lat) => (
          <path key={lat} d={`M0 ${onMap(10, lat).y}H${MAP_WIDTH}`} />
        ))}
      </g>
      {SHAPES.map(({ country, d }) => (
        <path key={country} className="pmap-land" d={d} />
      ))}
      {MAP_CITIES.map(({ name, left, at: [lon, lat] }) => ({ name, left, ...onMap(lon, lat) }))
        .filter(({ x, y }) => isFar(x, y))
        .map(({ name, left, x, y }) => (
          <g key={name} className="pmap-city">
            <circle cx={x} cy={y} r="3" />
            <text x={left ? x - 7 : x + 7} y={y + 4} textAnchor={left ? 'end' : 'start'}>
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
    <g className="pmap-pin">
      <path d={`M${x} ${y}c-4-8-12-12-12-21a12 12 0 0 1 24 0c0 9-8 13-12 21z`} />
      <circle cx={x} cy={y - 21} r="4.5" />
      <text x={isRight ? x - 18 : x + 18} y={y - 17} textAnchor={isRight ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  );
}
