import { KM_PER_DEGREE, type Point } from './distance.ts';
import { type BookPlace, placeBook } from './place-book.ts';

/** Farther from every town than this is outside our three countries. */
const FARTHEST_KM = 50;

/** The place a person stands in or near; null outside our countries. */
export function findNearestPlace({ lat, lon }: Point): BookPlace | null {
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest = null;
  let nearestKm = FARTHEST_KM;
  for (const place of placeBook().places) {
    if (place.kind === 'region' || place.kind === 'country') continue;
    const km = Math.hypot(place.lat - lat, (place.lon - lon) * shrink) * KM_PER_DEGREE;
    if (km < nearestKm) [nearest, nearestKm] = [place, km];
  }
  return nearest;
}
