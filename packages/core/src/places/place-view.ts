import type { Place } from '@stellenvisite/contract/places.schema';
import { findKnownLocation } from '@stellenvisite/search/taxonomy/places/find-location';
import { type BookPlace, placeBook } from '@stellenvisite/search/taxonomy/places/place-book';
import { CITY_STATES, countryName, regionName } from '@stellenvisite/search/taxonomy/places/region-names';

/** With the place's first postcode. */
export function toPlace(place: BookPlace): Place {
  const { kind, id, name, slug, region, country, lat, lon, population } = place;
  const postalCode = place.postcode ?? placeBook().firstCode.get(id) ?? null;
  const seen = { kind, id, name, slug, region, country, lat, lon, population, postalCode };
  return { ...seen, text: textOf(place, postalCode), wider: widerOf(place) };
}

/** By a postcode that was typed, which may lie elsewhere in the town. */
export function toPostcodePlace(place: BookPlace, code: string, { lat, lon }: { lat: number; lon: number }): Place {
  const text = `${code} ${place.name}`;
  return { ...toPlace(place), kind: 'postcode', postalCode: code, lat, lon, text };
}

function textOf(place: BookPlace, postalCode: string | null): string {
  const { kind, name, region } = place;
  if (kind === 'region' || kind === 'country') return name;
  return (
    [name, `${name}, ${region}`].find((text) => isRead(text, place)) ?? (postalCode ? `${postalCode} ${name}` : name)
  );
}

function isRead(text: string, { lat, lon }: BookPlace): boolean {
  const location = findKnownLocation(text);
  return location?.kind === 'point' && location.lat === lat && location.lon === lon;
}

export function widerOf({ kind, region, country }: Pick<BookPlace, 'kind' | 'region' | 'country'>): string[] {
  if (kind === 'country') return [];
  const isInRegion = kind !== 'region' && !CITY_STATES.has(region);
  return [...(isInRegion ? [regionName({ country, region })] : []), countryName(country)];
}
