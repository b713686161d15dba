import type { Place } from '@stellenvisite/contract/places';
import { type BookPlace, placeBook } from './place-book.ts';

/** With the postcode that was typed, or the place's first one. */
export function bookPlaceView(place: BookPlace, postalCode?: string): Place {
  const { kind, id, name, slug, region, country, lat, lon, population } = place;
  const code = postalCode ?? place.postcode ?? placeBook().firstCode.get(id) ?? null;
  return { kind, id, name, slug, region, country, lat, lon, population, postalCode: code };
}
