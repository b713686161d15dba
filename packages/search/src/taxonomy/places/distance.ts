import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

export type Point = { lat: number; lon: number };
type PointColumns = { lat: AnyColumn; lon: AnyColumn };

const EARTH_RADIUS_KM = 6371;
export const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Point | PointColumns, to: PointColumns): SQL<number> {
  return sql<number>`(${sql.raw(String(2 * EARTH_RADIUS_KM))} * asin(least(1, sqrt(
    sin(radians(${to.lat} - ${from.lat}::float8) / 2) ^ 2
    + cos(radians(${from.lat}::float8)) * cos(radians(${to.lat})) * sin(radians(${to.lon} - ${from.lon}::float8) / 2) ^ 2))))`;
}

/** The same in process. */
export function kilometresBetween(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const dLat = Math.sin(((to.lat - from.lat) * radians) / 2);
  const dLon = Math.sin(((to.lon - from.lon) * radians) / 2);
  const chord = dLat ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * dLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Within the radius; the box around it lets an index on the coordinates do the first cut. */
export function isWithin(from: Point, radiusKm: number, columns: PointColumns): SQL {
  const dLat = (radiusKm * 1.01) / KM_PER_DEGREE;
  const dLon = dLat / Math.max(0.01, Math.cos((from.lat * Math.PI) / 180));
  return sql`(${columns.lat} between ${from.lat - dLat}::float8 and ${from.lat + dLat}::float8
    and ${columns.lon} between ${from.lon - dLon}::float8 and ${from.lon + dLon}::float8
    and ${distanceKm(from, columns)} <= ${radiusKm}::float8)`;
}

export function roundDistance(km: number): number {
  return Math.round(km * 10) / 10;
}
