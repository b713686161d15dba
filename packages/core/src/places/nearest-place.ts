import type { NearestPlaceQuery, Place } from '@stellenvisite/contract/places.schema';
import { findNearestPlace } from '@stellenvisite/search/places';
import { DomainError } from '../domain-error.ts';
import { toPlace } from './place-view.ts';

/** The place a person stands in or near; a place beyond our countries is none of ours. */
export function nearestPlace(point: NearestPlaceQuery): Place {
  const nearest = findNearestPlace(point);
  if (!nearest) throw new DomainError('place.not_found');
  return toPlace(nearest);
}
