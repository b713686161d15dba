import type { MapSection } from '@stellenvisite/contract/jobs/job-map.schema';

/** The jobs to draw: the location of each doc, and the degrees of each location. */
export type MapPoints = {
  docs: Uint32Array;
  locationId: ArrayLike<number>;
  lat: ArrayLike<number>;
  lon: ArrayLike<number>;
};

export type PointCluster = MapSection & {
  lat: number;
  lon: number;
  count: number;
  /** The job nearest to its middle. */
  doc: number;
};

/** More could not be distinguished on a screen. */
export const MAX_CLUSTERS = 400;

/** Cells of 64 pixels in a world of 512. */
const CELLS_AT_ZOOM_0 = 8;
/** Between two zooms a cell is a little rather larger than smaller than 64 pixels. */
const LARGER = 0.1;
/** Beyond this many cells a coarser grid is laid at once. */
const MAX_CELLS = 900;
/** Two clusters nearer than this part of a cell would cover each other. */
const TOO_NEAR = 0.75;
const MAX_MERCATOR_LAT = 85.051129;

/**
 * Groups what lies within about 64 pixels of each other. The grid is the world's, not the section's, so that a cluster stays
 * what it is while the map is moved.
 */
export function clusterPoints(points: MapPoints, zoom: number, asked: MapSection): PointCluster[] {
  const section = extentOf(points, asked);
  if (!section) return [];
  const grid = gridOf(Math.round(zoom - LARGER), section);
  let clusters = joinNear(collect(points, grid, section), grid.cells);
  for (let cells = grid.cells / 2; clusters.length > MAX_CLUSTERS; cells /= 2) clusters = joinNear(clusters, cells);
  return clusters;
}

/** Returns the smallest section that holds all points of another one. */
export function extentOf({ docs, locationId, lat, lon }: MapPoints, within: MapSection): MapSection | null {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const doc of docs) {
    const at = locationId[doc] as number;
    const y = lat[at] as number;
    const x = lon[at] as number;
    if (!isInside(within, x, y)) continue;
    if (x < extent.west) extent.west = x;
    if (x > extent.east) extent.east = x;
    if (y < extent.south) extent.south = y;
    if (y > extent.north) extent.north = y;
  }
  return extent.west <= extent.east ? extent : null;
}

export const isInside = ({ west, south, east, north }: MapSection, x: number, y: number) =>
  x >= west && x <= east && y >= south && y <= north;

/** Columns and rows from the section's north-west corner on, of a world of so many cells. */
type Grid = { cells: number; left: number; top: number; columns: number; rows: number };

function gridOf(level: number, section: MapSection): Grid {
  const cells = CELLS_AT_ZOOM_0 * 2 ** level;
  const left = Math.floor(toX(section.west) * cells);
  const top = Math.floor(toY(section.north) * cells);
  const columns = Math.floor(toX(section.east) * cells) - left + 1;
  const rows = Math.floor(toY(section.south) * cells) - top + 1;
  return columns * rows > MAX_CELLS ? gridOf(level - 1, section) : { cells, left, top, columns, rows };
}

const toX = (lon: number) => (lon + 180) / 360;

function toY(lat: number): number {
  const sin = Math.sin((Math.min(Math.max(lat, -MAX_MERCATOR_LAT), MAX_MERCATOR_LAT) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

const OUTSIDE = -1;

function collect(points: MapPoints, grid: Grid, section: MapSection): PointCluster[] {
  const { docs, locationId, lat, lon } = points;
  const cellOf = new Int32Array(docs.length).fill(OUTSIDE);
  const sums = createSums(grid.columns * grid.rows);
  for (let at = 0; at < docs.length; at += 1) {
    const where = locationId[docs[at] as number] as number;
    const x = lon[where] as number;
    const y = lat[where] as number;
    if (!isInside(section, x, y)) continue;
    const row = Math.floor(toY(y) * grid.cells) - grid.top;
    const cell = row * grid.columns + Math.floor(toX(x) * grid.cells) - grid.left;
    cellOf[at] = cell;
    addTo(sums, cell, x, y);
  }
  const middles = chooseMiddles(points, cellOf, sums);
  return [...sums.count.keys()]
    .filter((cell) => (sums.count[cell] as number) > 0)
    .map((cell) => toCluster(sums, cell, middles[cell] as number));
}

/** In columns, since boxing the numbers of a hundred thousand points would cost more than adding them up. */
type Sums = { count: Uint32Array } & Record<'lat' | 'lon' | 'west' | 'south' | 'east' | 'north', Float64Array>;

const createSums = (cells: number): Sums => ({
  count: new Uint32Array(cells),
  lat: new Float64Array(cells),
  lon: new Float64Array(cells),
  west: new Float64Array(cells).fill(Infinity),
  south: new Float64Array(cells).fill(Infinity),
  east: new Float64Array(cells).fill(-Infinity),
  north: new Float64Array(cells).fill(-Infinity),
});

function addTo(sums: Sums, cell: number, x: number, y: number): void {
  sums.count[cell] = (sums.count[cell] as number) + 1;
  sums.lon[cell] = (sums.lon[cell] as number) + x;
  sums.lat[cell] = (sums.lat[cell] as number) + y;
  if (x < (sums.west[cell] as number)) sums.west[cell] = x;
  if (x > (sums.east[cell] as number)) sums.east[cell] = x;
  if (y < (sums.south[cell] as number)) sums.south[cell] = y;
  if (y > (sums.north[cell] as number)) sums.north[cell] = y;
}

function toCluster(sums: Sums, cell: number, doc: number): PointCluster {
  const of = (name: keyof Sums) => sums[name][cell] as number;
  const [count, west, south, east, north] = [of('count'), of('west'), of('south'), of('east'), of('north')];
  // Rounding could put the middle of a point outside of it.
  const lon = Math.min(Math.max(of('lon') / count, west), east);
  const lat = Math.min(Math.max(of('lat') / count, south), north);
  return { lat, lon, count, doc, west, south, east, north };
}

function chooseMiddles({ docs, locationId, lat, lon }: MapPoints, cellOf: Int32Array, sums: Sums): Uint32Array {
  const middles = new Uint32Array(sums.count.length);
  const nearest = new Float64Array(sums.count.length).fill(Infinity);
  for (let at = 0; at < docs.length; at += 1) {
    const cell = cellOf[at] as number;
    if (cell === OUTSIDE) continue;
    const doc = docs[at] as number;
    const count = sums.count[cell] as number;
    const where = locationId[doc] as number;
    const x = (lon[where] as number) - (sums.lon[cell] as number) / count;
    const y = (lat[where] as number) - (sums.lat[cell] as number) / count;
    const away = x * x + y * y;
    if (away >= (nearest[cell] as number)) continue;
    nearest[cell] = away;
    middles[cell] = doc;
  }
  return middles;
}

/** Neighbours on two sides of a line of the grid become one; the larger keeps its middle's job. */
function joinNear(clusters: PointCluster[], cells: number): PointCluster[] {
  const bySize = clusters.sort((a, b) => b.count - a.count || a.doc - b.doc);
  const joined: (PointCluster & { x: number; y: number })[] = [];
  for (const cluster of bySize) {
    const x = toX(cluster.lon) * cells;
    const y = toY(cluster.lat) * cells;
    const near = joined.find((other) => (other.x - x) ** 2 + (other.y - y) ** 2 < TOO_NEAR ** 2);
    if (near) join(near, cluster);
    else joined.push({ ...cluster, x, y });
  }
  return joined.map(({ x: _x, y: _y, ...cluster }) => cluster);
}

function join(into: PointCluster, other: PointCluster): void {
  const count = into.count + other.count;
  into.lat = (into.lat * into.count + other.lat * other.count) / count;
  into.lon = (into.lon * into.count + other.lon * other.count) / count;
  into.count = count;
  into.west = Math.min(into.west, other.west);
  into.south = Math.min(into.south, other.south);
  into.east = Math.max(into.east, other.east);
  into.north = Math.max(into.north, other.north);
}
