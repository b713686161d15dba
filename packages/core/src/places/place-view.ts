import type { Place } from '@stellenvisite/contract/places.schema';
import {
  type BookPlace,
  CITY_STATES,
  countryName,
  type PostcodePlace,
  placeText,
  postcodeOf,
  regionName,
} from '@stellenvisite/search/places';

/** With the place's first postcode. */
export function toPlace(place: BookPlace): Place {
  const { kind, id, name, slug, region, country, lat, lon, population } = place;
  const seen = { kind, id, name, slug, region, country, lat, lon, population, postalCode: postcodeOf(place) };
  return { ...seen, text: placeText(place), wider: widerOf(place) };
}

/** By a postcode that was typed, which may lie elsewhere in the town. */
export function toPostcodePlace({ place, code, lat, lon }: PostcodePlace): Place {
  const text = `${code} ${place.name}`;
  return { ...toPlace(place), kind: 'postcode', postalCode: code, lat, lon, text };
}

export function widerOf({ kind, region, country }: Pick<BookPlace, 'kind' | 'region' | 'country'>): string[] {
  if (kind === 'country') return [];
  const isInRegion = kind !== 'region' && !CITY_STATES.has(region);
  return [...(isInRegion ? [regionName({ country, region })] : []), countryName(country)];
}
