export type Point = { lat: number; lon: number };

export const EARTH_RADIUS_KM = 6371;
export const KM_PER_DEGREE = (Math.PI * EARTH_RADIUS_KM) / 180;

/** Great-circle distance (haversine). */
export function kilometresBetween(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const dLat = Math.sin(((to.lat - from.lat) * radians) / 2);
  const dLon = Math.sin(((to.lon - from.lon) * radians) / 2);
  const chord = dLat ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * dLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function roundDistance(km: number): number {
  return Math.round(km * 10) / 10;
}
