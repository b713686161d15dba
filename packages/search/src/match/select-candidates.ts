import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { type DocBits, filterBits, hasBit } from '../columns/doc-bits.ts';
import { type FactStore, regionKey } from '../columns/fact-store.ts';
import { filterDocs } from '../columns/filter-docs.ts';
import { liveDocs } from '../columns/live-docs.ts';
import type { Locations } from '../columns/locations.ts';
import { kilometresBetween, type Point } from '../taxonomy/places/distance.ts';
import type { ResolvedLocation } from '../taxonomy/places/find-location.ts';

export type Bounds = {
  location: ResolvedLocation | null;
  radiusKm: number | undefined;
  employerIds: readonly string[] | undefined;
  withoutEmployers?: readonly string[] | undefined;
  isFeatured: boolean;
  /** Seconds since 1970: only what was posted later. */
  postedAfter?: number | undefined;
};

/** Filters by what is no facet: the place, the employers, the featured mark, the time of posting. */
export function narrowDocs(store: FactStore, docs: DocBits, bounds: Bounds): void {
  const { location, radiusKm, employerIds, withoutEmployers = [], isFeatured, postedAfter } = bounds;
  const { postedAt, isFeatured: marks } = store;
  if (postedAfter !== undefined) filterBits(docs, (doc) => (postedAt[doc] ?? 0) > postedAfter);
  if (isFeatured) filterBits(docs, (doc) => marks[doc] === 1);
  if (location) filterBits(docs, isAt(store, location, radiusKm));
  if (employerIds) filterBits(docs, isOf(store, employerIds));
  if (withoutEmployers.length > 0) {
    const isLeftOut = isOf(store, withoutEmployers);
    filterBits(docs, (doc) => !isLeftOut(doc));
  }
}

/** `into` may be the list itself. */
export function filterLive(
  store: FactStore,
  docs: Uint32Array,
  now: number,
  into: Uint32Array = new Uint32Array(docs.length),
): Uint32Array {
  const { bits } = liveDocs(store, now);
  return filterDocs(docs, (doc) => hasBit(bits, doc), into);
}

type Test = (number: number) => boolean;

/** Each location is tested once, however many docs are there. */
export function isAt(store: FactStore, location: ResolvedLocation, radiusKm: number | undefined): Test {
  const isLocationThere = isLocationAt(store, location, radiusKm);
  const { locationId, locations } = store;
  const isThere = new Uint8Array(locations.size);
  for (let number = 0; number < isThere.length; number += 1) isThere[number] = isLocationThere(number) ? 1 : 0;
  return (doc) => isThere[locationId[doc] ?? 0] === 1;
}

/** Tests a location by its number. */
export function isLocationAt(
  { locations, regions }: FactStore,
  location: ResolvedLocation,
  radiusKm: number | undefined,
): Test {
  switch (location.kind) {
    case 'point':
      return isWithin(locations, location, radiusKm ?? DEFAULT_RADIUS_KM);
    case 'region': {
      const region = regions.find(regionKey(location.country, location.region));
      return (locationId) => locations.region[locationId] === region;
    }
    case 'country': {
      const country = COUNTRIES.indexOf(location.country);
      return (locationId) => locations.country[locationId] === country;
    }
    case 'unknown':
      return () => false;
  }
}

const KM_PER_DEGREE = 111.19;
/** The columns hold some seven digits: a metre more or less. */
const SLACK_KM = 0.005;

/** The box around the circle makes the first cut. */
function isWithin({ lat, lon }: Locations, from: Point, radiusKm: number): Test {
  const dLat = (radiusKm * 1.01) / KM_PER_DEGREE;
  const dLon = dLat / Math.max(0.01, Math.cos((from.lat * Math.PI) / 180));
  return (locationId) => {
    const hereLat = lat[locationId] ?? 0;
    const hereLon = lon[locationId] ?? 0;
    if (Math.abs(hereLat - from.lat) > dLat || Math.abs(hereLon - from.lon) > dLon) return false;
    return kilometresBetween(from, { lat: hereLat, lon: hereLon }) <= radiusKm + SLACK_KM;
  };
}

function isOf({ employer, employers }: FactStore, ids: readonly string[]): Test {
  const numbers = new Set(ids.flatMap((id) => employers.find(id) ?? []));
  return (doc) => numbers.has(employer[doc] ?? -1);
}
