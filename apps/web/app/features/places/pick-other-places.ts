import type { MarketPlace, PlaceDetail } from '@stellenvisite/contract/places.schema';

const MOST = 12;

/** Places of the same region first, then of the same country; within each those with most jobs. */
export function pickOtherPlaces(place: Pick<PlaceDetail, 'slug' | 'region' | 'country'>, all: readonly MarketPlace[]) {
  const others = all.filter(({ slug }) => slug !== place.slug);
  const isNear = (other: MarketPlace) => other.region === place.region && other.country === place.country;
  const near = others.filter(isNear);
  const far = others.filter((other) => !isNear(other) && other.country === place.country);
  return [...near, ...(near.length < MOST / 2 ? far : [])]
    .slice(0, MOST)
    .map(({ slug, name, jobs }) => ({ slug, name, jobs }));
}
