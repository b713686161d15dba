import { EARTH_RADIUS_KM, KM_PER_DEGREE, type Point } from '@stellenvisite/search/places';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

type PointColumns = { lat: AnyColumn; lon: AnyColumn };

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Point | PointColumns, to: PointColumns): SQL<number> {
  return sql<number>`(${sql.raw(String(2 * EARTH_RADIUS_KM))} * asin(least(1, sqrt(
    sin(radians(${to.lat} - ${from.lat}::float8) / 2) ^ 2
    + cos(radians(${from.lat}::float8)) * cos(radians(${to.lat})) * sin(radians(${to.lon} - ${from.lon}::float8) / 2) ^ 2))))`;
}

/** Within the radius; the box around it lets an index on the coordinates do the first cut. */
export function isWithin(from: Point, radiusKm: number, columns: PointColumns): SQL {
  const dLat = (radiusKm * 1.01) / KM_PER_DEGREE;
  const dLon = dLat / Math.max(0.01, Math.cos((from.lat * Math.PI) / 180));
  return sql`(${columns.lat} between ${from.lat - dLat}::float8 and ${from.lat + dLat}::float8
    and ${columns.lon} between ${from.lon - dLon}::float8 and ${from.lon + dLon}::float8
    and ${distanceKm(from, columns)} <= ${radiusKm}::float8)`;
}
