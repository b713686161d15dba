import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';

type Point = { lat: number; lon: number };

const METRES_PER_DEGREE = 111_320;

const STEP_M = 5;

const LONG_STEP_M = 50;

const DIRECTIONS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Seven digits are a centimetre. */
const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

const WIDTH = 300;
const HEIGHT = 260;
/** Metres between two lines of the grid, which are 30 units apart. */
const SCALES = [10, 25, 100, 250] as const;
const CELL = 30;

type PinMapProps = { center: Point | null; pin: Point | null; onMove: (pin: Point) => void };

/**
 * A sheet of squares around the place of the postcode: our map has no streets (decision 013), so it shows how far the entrance is
 * from there. The pin is a button that arrows move.
 */
export function PinMap({ center, pin, onMove }: PinMapProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'map' });
  const locale = useLocale();
  const sheet = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(2);
  const metres = SCALES[zoom] ?? 100;
  const base = center ?? pin;
  if (!base)
    return (
      <div className="relative min-h-60 overflow-hidden border border-line-2 rounded-control [background:var(--weekend)] touch-none grid place-items-center p-6 text-center text-ink-2 text-fs-8">
        <p>{t('empty')}</p>
      </div>
    );
  const at = pin ?? base;
  const { east, north } = metresFrom(base, at);
  const x = WIDTH / 2 + (east / metres) * CELL;
  const y = HEIGHT / 2 - (north / metres) * CELL;
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey);
    if (!step) return;
    event.preventDefault();
    onMove(moveBy(at, step.east, step.north));
  };
  const drag = (event: PointerEvent) => {
    const box = sheet.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const perPixel = (WIDTH / box.width / CELL) * metres;
    onMove(
      moveBy(
        base,
        (event.clientX - box.left - box.width / 2) * perPixel,
        (box.top + box.height / 2 - event.clientY) * perPixel,
      ),
    );
  };
  const degrees = (value: number) => formatNumber(value, locale, { max: 5 });
  return (
    <div
      className="relative min-h-60 overflow-hidden border border-line-2 rounded-control [background:var(--weekend)] touch-none"
      ref={sheet}
    >
      <svg className="block w-full h-full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines(WIDTH).map((line) => (
          <path className="stroke-line-2 fill-none" key={`x${line}`} d={`M${line} 0V${HEIGHT}`} />
        ))}
        {lines(HEIGHT).map((line) => (
          <path className="stroke-line-2 fill-none" key={`y${line}`} d={`M0 ${line}H${WIDTH}`} />
        ))}
        <circle className="fill-ink-3" cx={WIDTH / 2} cy={HEIGHT / 2} r="4" />
        <path className="fill-none stroke-ink stroke-[1.5]" d={`M14 20h${CELL}m0-4v8m-${CELL}-8v8`} />
        <text className="fill-ink font-text font-semibold text-[12px] leading-[normal]" x="50" y="25">
          {t('metres', { count: metres })}
        </text>
      </svg>
      <button
        type="button"
        className="absolute w-11 h-11 [translate:-50%_-100%] grid [place-items:end_center] cursor-grab touch-none"
        style={{ left: `${clamp((x / WIDTH) * 100)}%`, top: `${clamp((y / HEIGHT) * 100)}%` }}
        aria-label={t('pin', { lat: degrees(at.lat), lon: degrees(at.lon) })}
        onKeyDown={move}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
          <path
            className="fill-marker stroke-ink stroke-2"
            d="M16 40C11 28 3 24 3 15a13 13 0 0 1 26 0c0 9-8 13-13 25z"
          />
          <circle className="fill-ink" cx="16" cy="15" r="5" />
        </svg>
      </button>
      <div className="absolute top-2 right-2 grid rounded-control bg-sheet">
        <IconButton
          label={t('closer')}
          icon={<Plus size={20} />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          label={t('farther')}
          icon={<Minus size={20} />}
          disabled={zoom === SCALES.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      <p className="absolute top-auto bottom-2 inset-x-2 py-2 px-3 rounded-cell bg-sheet text-fs-9">
        <b>{t('elsewhere')}</b> {t('how')}
      </p>
    </div>
  );
}

const lines = (length: number) =>
  Array.from({ length: Math.floor(length / CELL) + 1 }, (_, index) => ((length / 2) % CELL) + index * CELL);

/** The pin stays on the sheet, however far it was moved. */
const clamp = (percent: number) => Math.min(97, Math.max(3, percent));

/** A point so many metres to the east and north of another. */
export function moveBy({ lat, lon }: Point, east: number, north: number): Point {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return {
    lat: round(lat + north / METRES_PER_DEGREE),
    lon: round(lon + east / (METRES_PER_DEGREE * shrink)),
  };
}

/** How far one point is from another, in metres to the east and north. */
export function metresFrom(from: Point, to: Point): { east: number; north: number } {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  return {
    east: (to.lon - from.lon) * METRES_PER_DEGREE * shrink,
    north: (to.lat - from.lat) * METRES_PER_DEGREE,
  };
}

/** Arrows move five metres, with Shift fifty; null for any other key. */
export function stepOf(key: string, isLong: boolean): { east: number; north: number } | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const metres = isLong ? LONG_STEP_M : STEP_M;
  return { east: direction[0] * metres, north: direction[1] * metres };
}
