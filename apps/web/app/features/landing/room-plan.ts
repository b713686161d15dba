export type Room<T> = { item: T; width: number };
export type RoomPlan<T> = { upper: Room<T>[]; lower: Room<T>[] };

/** The floor is this many columns wide; the heights of its two rows are set in category-floor.css, in rem. */
export const FLOOR_WIDTH = 40;
const UPPER_HEIGHT = 21;
const LOWER_HEIGHT = 19.5;
/** Narrower than this a room cannot hold its name and its furniture. */
const NARROWEST = 8;

/**
 * The ward's floor plan: the two largest on one side of the corridor, the others on the other side, so that no room is
 * ever larger than one with more jobs.
 */
export function planRooms<T extends { count: number }>(items: readonly T[]): RoomPlan<T> {
  const ranked = [...items].sort((a, b) => b.count - a.count);
  const lower = shareFloor(ranked.slice(2));
  const largestBelow = lower[0]?.width ?? 0;
  const upper = shareFloor(ranked.slice(0, 2));
  const [first, second] = upper;
  if (first && second) {
    const least = Math.ceil((largestBelow * LOWER_HEIGHT) / UPPER_HEIGHT);
    second.width = Math.min(Math.max(second.width, least), FLOOR_WIDTH / 2);
    first.width = FLOOR_WIDTH - second.width;
  }
  return { upper, lower };
}

/** Splits the whole width in proportion, largest first; who would get less than the narrowest room gets that one. */
function shareFloor<T extends { count: number }>(items: readonly T[]): Room<T>[] {
  const widths: number[] = [];
  let left = FLOOR_WIDTH;
  let jobs = items.reduce((sum, item) => sum + item.count, 0);
  for (const [index, { count }] of [...items.entries()].reverse()) {
    const fair = jobs > 0 ? Math.floor((left * count) / jobs) : Math.floor(left / (index + 1));
    widths[index] = index === 0 ? left : Math.max(fair, NARROWEST);
    left -= widths[index] ?? 0;
    jobs -= count;
  }
  return items.map((item, index) => ({ item, width: widths[index] ?? NARROWEST }));
}

export function roomArea(row: 'upper' | 'lower', width: number): number {
  return width * (row === 'upper' ? UPPER_HEIGHT : LOWER_HEIGHT);
}
