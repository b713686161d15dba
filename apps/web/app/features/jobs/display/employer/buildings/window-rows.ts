/** Seven windows a floor, one per day; the letter says which duty has light on, a dot is a dark window. */
const ROUND_THE_CLOCK = [
  'fffff..',
  'ff.sfss',
  '.nn.ff.',
  'ss.ssnn',
  'ff.ff.f',
  'nn.nnff',
  's.sss.s',
  'nnn...n',
  '..ffss.',
  'f.ffsss',
];
const BY_DAY = ['ttttt..', 't.ttt..', 'tttt...', 'ttttt.t', '.tttt..', 'tt.tt..'];
const NIGHT_ROW = 'nn.nn.n';

export type Duties = 'round-the-clock' | 'by-day' | 'mixed';

/** Returns the floors of a building from top to bottom. A building in use round the clock always has a night row. */
export function windowRows(seed: string, floors: number, duties: Duties): string[] {
  const hash = hashOf(seed);
  const rows = Array.from({ length: floors }, (_, floor) => {
    const pool = duties === 'by-day' || (duties === 'mixed' && floor % 2 === 1) ? BY_DAY : ROUND_THE_CLOCK;
    const step = 1 + ((hash >>> 8) % (pool.length - 1));
    return pool[(hash + floor * step) % pool.length] ?? NIGHT_ROW;
  });
  if (duties === 'by-day' || rows.some((row) => row.includes('nn'))) return rows;
  rows[Math.floor(floors / 2)] = NIGHT_ROW;
  return rows;
}

export type WindowGrid = { x: number; y: number; dx: number; dy: number; width: number; height: number };

const SHIFT_OF = { f: 'early', t: 'day', s: 'late', n: 'night', '.': 'dark' } as const;
export type Light = (typeof SHIFT_OF)[keyof typeof SHIFT_OF];

const isDuty = (letter: string): letter is keyof typeof SHIFT_OF => letter in SHIFT_OF;

/** Returns one path for each kind of light instead of one rectangle per window: the HTML of a row of buildings stays small. */
export function windowPaths(rows: readonly string[], { x, y, dx, dy, width, height }: WindowGrid): [Light, string][] {
  const paths = new Map<Light, string>();
  rows.forEach((row, floor) => {
    [...row].forEach((letter, column) => {
      if (!isDuty(letter)) return;
      const light = SHIFT_OF[letter];
      const left = Math.round((x + column * dx) * 10) / 10;
      paths.set(light, `${paths.get(light) ?? ''}M${left} ${y + floor * dy}h${width}v${height}h-${width}z`);
    });
  });
  return [...paths];
}

/** A small stable hash (FNV-1a): the same building looks the same on every visit. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash ^= seed.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function pick<Item>(items: readonly [Item, ...Item[]], hash: number): Item {
  return items[hash % items.length] ?? items[0];
}
