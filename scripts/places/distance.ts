export type Point = { lat: number; lon: number };

/** Kilometres, flat-earth: right to a percent within these three countries. */
export function distanceKm(a: Point, b: Point): number {
  const x = (a.lon - b.lon) * Math.cos(((a.lat + b.lat) * Math.PI) / 360);
  return Math.hypot(x, a.lat - b.lat) * 111.2;
}

export function nearest<T extends Point>(points: readonly T[], to: Point): T | undefined {
  let best: T | undefined;
  let bestKm = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const km = distanceKm(point, to);
    if (km < bestKm) [best, bestKm] = [point, km];
  }
  return best;
}

export function centre(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((total, point) => ({ lat: total.lat + point.lat, lon: total.lon + point.lon }));
  return { lat: sum.lat / points.length, lon: sum.lon / points.length };
}
