import type { Country } from '@stellenvisite/contract/jobs/countries';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { wordsOfForm } from '../taxonomy/form-words.ts';
import { KM_PER_DEGREE, kilometresBetween } from '../taxonomy/places/distance.ts';
import { findKnownLocation, type KnownLocation } from '../taxonomy/places/find-location.ts';
import { type BookPlace, placeBook } from '../taxonomy/places/place-book.ts';
import { REGIONS, type Region } from '../taxonomy/places/region-names.ts';
import type { Draft } from './draft-concepts.ts';
import type { Alternative } from './query-plan.ts';
import { POINTS } from './ranking-points.ts';
import type { ReadPlace } from './read-place.ts';
import { alternative, stemsOf, termsOfWords } from './word-alternatives.ts';

/** Around a large town the smaller ones with hospitals; every one is a list of jobs to look at. */
const MAX_TOWNS = 60;

type Town = Pick<BookPlace, 'name' | 'region' | 'country'>;

/** "Frankfurt am Main" is written "Frankfurt", too. */
const BYNAME = / (?:am|an|im|in|bei|vor|ob|auf) .*| \(.*/;

/**
 * Several places are each one part of the question, met in any of them: nobody works in two. A search has one point on the map
 * at most, so the towns around each are looked for by name, within the region they lie in: Neustadt is in nine of them.
 */
export function draftPlaces(named: readonly ReadPlace[], radiusKm = DEFAULT_RADIUS_KM): Draft[] {
  const alternatives = named.flatMap((place) => placeAlternatives(place, radiusKm));
  return named.map(({ from, to, lead, value }) => {
    const name = findKnownLocation(value)?.name ?? value;
    return { kind: 'location', keys: [name], from, to, lead, alternatives };
  });
}

function placeAlternatives({ value, regions }: ReadPlace, radiusKm: number): Alternative[] {
  if (regions) return regions.map(inRegion);
  const location = findKnownLocation(value);
  if (location?.kind === 'point') return townsAround(location, radiusKm).map(inTown);
  if (location?.kind === 'country') return regionsOf(location.country).map(inRegion);
  return location ? [inRegion(location)] : [];
}

function townsAround(point: Extract<KnownLocation, { kind: 'point' }>, radiusKm: number): Town[] {
  // Most places lie too far north or south already, which is much cheaper to compute than the distance.
  const isNear = ({ lat }: BookPlace) => Math.abs(lat - point.lat) * KM_PER_DEGREE <= radiusKm + 1;
  const around = placeBook().places.filter(
    (place) => place.kind === 'city' && isNear(place) && kilometresBetween(point, place) <= radiusKm,
  );
  return around.toSorted((a, b) => b.population - a.population).slice(0, MAX_TOWNS);
}

export function inTown({ name, region, country }: Town): Alternative {
  const stems = new Set([name.replace(BYNAME, ''), region].flatMap((each) => stemsOf(wordsOfForm(each))));
  return { ...alternative(termsOfWords('place', [...stems]), POINTS.place, 'place'), country };
}

export function inRegion({ region, country }: Region): Alternative {
  return { ...alternative(termsOfWords('place', stemsOf(wordsOfForm(region))), POINTS.place, 'place'), country };
}

export function regionsOf(country: Country): readonly Region[] {
  return REGIONS.filter((region) => region.country === country);
}
