export type NamedTown = { name: string; lat: number; lon: number };

type Point = { lat: number; lon: number };

/** The drawing: its size, and how many units a kilometre has. */
export const SIZE = { width: 720, height: 320, perKm: 5.5 } as const;

const KM_PER_DEGREE = 111.2;
/** Of the largest towns in view so many are named. */
const MAX_NAMED = 8;
/** A name takes this much room to the right of its point. */
const NAME = { width: 120, height: 22 } as const;

/** Where a point lies in a drawing whose middle is the town. */
export function toSpot(middle: Point, { lat, lon }: Point): { x: number; y: number } {
  const squeeze = Math.cos((middle.lat * Math.PI) / 180);
  return {
    x: SIZE.width / 2 + (lon - middle.lon) * KM_PER_DEGREE * squeeze * SIZE.perKm,
    y: SIZE.height / 2 - (lat - middle.lat) * KM_PER_DEGREE * SIZE.perKm,
  };
}

type Spot = { x: number; y: number };

const isDistinct = (a: Spot, b: Spot) => Math.abs(a.x - b.x) > NAME.width || Math.abs(a.y - b.y) > NAME.height;

/** Lists the towns in view, the largest first as they come, without those whose names would run into others. */
export function pickNeighbours(towns: readonly NamedTown[], middle: NamedTown): (NamedTown & Spot)[] {
  const picked: (NamedTown & Spot)[] = [];
  const own = { x: SIZE.width / 2, y: SIZE.height / 2 };
  for (const town of towns) {
    if (picked.length === MAX_NAMED) break;
    const spot = toSpot(middle, town);
    const isInView = spot.x > 12 && spot.x < SIZE.width - NAME.width && spot.y > 30 && spot.y < SIZE.height - 30;
    if (!isInView || town.name === middle.name || !isDistinct(spot, own)) continue;
    if (picked.every((other) => isDistinct(spot, other))) picked.push({ ...town, ...spot });
  }
  return picked;
}
