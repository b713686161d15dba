import { findKnownLocation } from './find-location.ts';
import { type BookPlace, placeBook } from './place-book.ts';

/** Returns the shortest text by which a place field finds exactly this place. */
export function placeText(place: BookPlace): string {
  const { kind, name, region } = place;
  if (kind === 'region' || kind === 'country') return name;
  const postalCode = postcodeOf(place);
  return (
    [name, `${name}, ${region}`].find((text) => isRead(text, place)) ?? (postalCode ? `${postalCode} ${name}` : name)
  );
}

/** Returns the first postcode of a place. */
export function postcodeOf({ id, postcode }: BookPlace): string | null {
  return postcode ?? placeBook().firstCode.get(id) ?? null;
}

function isRead(text: string, { lat, lon }: BookPlace): boolean {
  const location = findKnownLocation(text);
  return location?.kind === 'point' && location.lat === lat && location.lon === lon;
}
