/** The gazetteer: the places of Germany, Austria and Switzerland, read from the lists that come with this package. */
export { completeOrCorrectPlaceName } from './taxonomy/places/complete-place-name.ts';
export {
  EARTH_RADIUS_KM,
  KM_PER_DEGREE,
  kilometresBetween,
  type Point,
  roundDistance,
} from './taxonomy/places/distance.ts';
export {
  findKnownLocation,
  findLocation,
  findTownByBase,
  type ResolvedLocation,
} from './taxonomy/places/find-location.ts';
export { findNearestPlace, listPostcodePlaces, type PostcodePlace } from './taxonomy/places/find-nearest-place.ts';
export { findRegionPlace } from './taxonomy/places/find-region-place.ts';
export { foldPlaceName, foldPlaceSpelling, placeSlug } from './taxonomy/places/fold-place-name.ts';
export type { BookPlace } from './taxonomy/places/place-book.ts';
export { placeText, postcodeOf } from './taxonomy/places/place-text.ts';
export { type PlaceRow, type PostcodeRow, readPlaces, readPostcodes } from './taxonomy/places/read-places.ts';
export { CITY_STATES, countryName, REGIONS, regionName } from './taxonomy/places/region-names.ts';
export { prepareSpellings } from './taxonomy/places/suggest-spelling.ts';
