import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';
import baseMapUrl from '../map/base-map.json?url';
import cities from '../map/map-cities.json';
import { type NamedTown, pickNeighbours, SIZE, toSpot } from './town-neighbours.ts';

type Position = [lon: number, lat: number];

type BaseMap = {
  features: {
    properties: { kind: string };
    geometry: { type: string; coordinates: Position[][] | Position[][][] };
  }[];
};

type Line = { kind: 'border' | 'region' | 'river'; d: string };

/** Rings around the town, in kilometres. */
const RINGS = [10, 25] as const;

const LINE_LOOK: Record<Line['kind'], string> = {
  border: 'fill-none stroke-2 stroke-wall',
  region: 'fill-none stroke-line-2 [stroke-dasharray:3_5]',
  river: 'fill-none stroke-shift-t-ink opacity-60',
};

const TOWNS: readonly NamedTown[] = cities.map(([name, lon, lat]) => ({
  name: String(name),
  lon: Number(lon),
  lat: Number(lat),
}));

export type TownOutlineProps = { name: string; lat: number; lon: number };

/** Where a town lies: borders and rivers, the larger towns around it, and how far 10 and 25 kilometres reach. No streets, no tiles. */
export function TownOutline({ name, lat, lon }: TownOutlineProps) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const lines = useLines(lat, lon);
  const neighbours = pickNeighbours(TOWNS, { name, lat, lon });
  const [middleX, middleY] = [SIZE.width / 2, SIZE.height / 2];
  const named = neighbours.map((town) => town.name).join(', ');
  return (
    <svg
      className="block size-full"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={named ? t('workplace.outline', { city: name, towns: named }) : name}
    >
      <rect className="fill-sheet" width={SIZE.width} height={SIZE.height} />
      {lines.map(({ kind, d }) => (
        <path key={d} className={LINE_LOOK[kind]} d={d} />
      ))}
      {RINGS.map((km) => (
        <g key={km}>
          <circle
            className="fill-none stroke-ink-3 [stroke-dasharray:2_6]"
            cx={middleX}
            cy={middleY}
            r={km * SIZE.perKm}
          />
          <text
            className="fill-ink-3 font-text text-[12px]"
            x={middleX}
            y={middleY + km * SIZE.perKm - 5}
            textAnchor="middle"
          >
            {new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' }).format(km)}
          </text>
        </g>
      ))}
      {neighbours.map((town) => (
        <g key={town.name}>
          <circle className="fill-ink-3" cx={town.x} cy={town.y} r="3.5" />
          <text className="fill-ink-2 font-medium font-text text-[14px]" x={town.x + 8} y={town.y + 5}>
            {town.name}
          </text>
        </g>
      ))}
      <circle className="fill-marker stroke-2 stroke-ink" cx={middleX} cy={middleY} r="9" />
      <text className="fill-ink font-semibold font-text text-[17px]" x={middleX + 15} y={middleY + 6}>
        {name}
      </text>
    </svg>
  );
}

/** Nothing until they are read, and where they cannot be: the towns alone say where it is. */
function useLines(lat: number, lon: number): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    void fetch(baseMapUrl, { signal: stopped.signal })
      .then((answer) => answer.json() as Promise<BaseMap>)
      .then((map) => setLines(linesAround(map, lat, lon)))
      .catch(() => undefined);
    return () => stopped.abort();
  }, [lat, lon]);
  return lines;
}

function linesAround({ features }: BaseMap, lat: number, lon: number): Line[] {
  return features.flatMap(({ properties: { kind }, geometry }) => {
    if (kind !== 'border' && kind !== 'region' && kind !== 'river') return [];
    return (geometry.coordinates as Position[][]).flatMap((positions) => {
      const spots = positions.map(([x, y]) => toSpot({ lat, lon }, { lon: x, lat: y }));
      const isNear = spots.some(({ x, y }) => x > -100 && x < SIZE.width + 100 && y > -100 && y < SIZE.height + 100);
      return isNear ? [{ kind, d: `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}` }] : [];
    });
  });
}
