export const PLACE_KINDS = ['city', 'district', 'region', 'country', 'postcode'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const RADII_KM = [5, 10, 20, 30, 50, 100, 200] as const;
/** How far a search is widened where the wished radius finds nothing. */
export const WIDE_RADIUS_KM = 100;
export const DEFAULT_RADIUS_KM = 30;

/** Towns that have the name of their region; the region is written with its kind. */
const NAMESAKES: ReadonlySet<string> = new Set(['Berlin', 'Hamburg', 'Bremen', 'Wien', 'Salzburg']);

type Placed = { city: string; postalCode: string | null; region: string; country: string };

/** Checks whether a place is no town but a whole region, as some feeds name nothing finer: "Kanton Uri", "Hessen". */
export function isWholeRegion({ city, postalCode, region, country }: Placed): boolean {
  if (postalCode !== null) return false;
  if (country === 'CH') return city === `Kanton ${region}`;
  return city === `Land ${region}` || (city === region && !NAMESAKES.has(region));
}
