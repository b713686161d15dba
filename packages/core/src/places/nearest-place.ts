import type { NearestPlaceQuery, Place } from '@stellenvisite/contract/places.schema';
import { placeBook } from '@stellenvisite/search/taxonomy/places/place-book';
import { DomainError } from '../domain-error.ts';
import { toPlace } from './place-view.ts';

const KM_PER_DEGREE = 111.2;
/** Farther from every town than this is outside our three countries. */
const FARTHEST_KM = 50;

/** The place a person stands in or near; a place beyond our countries is none of ours. */
export function nearestPlace({ lat, lon }: NearestPlaceQuery): Place {
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest = null;
  let nearestKm = FARTHEST_KM;
  for (const place of placeBook().places) {
    if (place.kind === 'region' || place.kind === 'country') continue;
    const km = Math.hypot(place.lat - lat, (place.lon - lon) * shrink) * KM_PER_DEGREE;
    if (km < nearestKm) [nearest, nearestKm] = [place, km];
  }
  if (!nearest) throw new DomainError('place.not_found');
  return toPlace(nearest);
}
