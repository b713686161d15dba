export const PLACE_KINDS = ['city', 'district', 'region', 'country', 'postcode'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const RADII_KM = [5, 10, 20, 30, 50, 100, 200] as const;
/** How far a search is widened where the wished radius finds nothing. */
export const WIDE_RADIUS_KM = 100;
export const DEFAULT_RADIUS_KM = 30;
