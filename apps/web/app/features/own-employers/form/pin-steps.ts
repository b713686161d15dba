export type Point = { lat: number; lon: number };

const METRES_PER_DEGREE = 111_320;
const STEP_M = 5;
const LONG_STEP_M = 50;

const DIRECTIONS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

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

/** Seven digits are a centimetre. */
const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
