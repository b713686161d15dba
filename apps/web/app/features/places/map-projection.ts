const WEST = 5.2;
const EAST = 17.8;
const NORTH = 55.3;
const SOUTH = 45.5;
const SCALE = 50;
/** A degree of longitude is this much shorter than one of latitude in the middle of the map. */
const SQUEEZE = Math.cos((50.4 * Math.PI) / 180);

export const MAP_WIDTH = Math.round((EAST - WEST) * SQUEEZE * SCALE);
export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * SCALE);

/** Where a place stands on the map of the three countries. */
export function onMap(lon: number, lat: number): { x: number; y: number } {
  return { x: round((lon - WEST) * SQUEEZE * SCALE), y: round((NORTH - lat) * SCALE) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Whole degrees for the graticule. */
export const MERIDIANS = [6, 8, 10, 12, 14, 16];
export const PARALLELS = [46, 48, 50, 52, 54];
