type Spot = { x: number; y: number };

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies aside counts double: an arrow goes where it points. */
const ASIDE = 2;

/** Which of the spots an arrow key leads to; -1 where nothing lies that way. */
export function stepFrom(from: Spot, spots: readonly Spot[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  const [dx, dy] = direction;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const way = ahead + aside * ASIDE;
    if (ahead < 1 || aside > ahead * ASIDE || way >= least) continue;
    best = index;
    least = way;
  }
  return best;
}

export const isArrow = (key: string): boolean => key in DIRECTIONS;
