import { KM_PER_DEGREE, type Point } from './distance.ts';
import { type BookPlace, placeBook } from './place-book.ts';

/** Farther from every town than this is outside our three countries. */
const FARTHEST_KM = 50;

/** The place a person appears in or near; null outside our countries. */
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

/** A place by one of its postcodes, which may lie elsewhere in the town. */
export type PostcodePlace = Point & { place: BookPlace; code: string };

/** Lists each town once, with its first code that begins as typed, the largest first. */
export function listPostcodePlaces(code: string, town: string): PostcodePlace[] {
  const { codes, postcodes } = placeBook();
  const found = new Map<number, PostcodePlace>();
  for (const each of codes.filter((known) => known.startsWith(code))) {
    for (const { place, lat, lon } of postcodes.get(each) ?? []) {
      if (found.has(place.id) || !place.names.some((name) => name.startsWith(town))) continue;
      found.set(place.id, { place, code: each, lat, lon });
    }
  }
  return [...found.values()].sort((a, b) => b.place.population - a.place.population || a.place.id - b.place.id);
}
