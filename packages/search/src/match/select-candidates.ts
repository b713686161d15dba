import { COUNTRIES } from '@stellenvisite/contract/countries';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import { type DocBits, hasBit, keepPassing } from '../columns/doc-bits.ts';
import { type FactStore, regionKey } from '../columns/fact-store.ts';
import { keepDocs } from '../columns/keep-docs.ts';
import { liveDocs } from '../columns/live-docs.ts';
import type { Spots } from '../columns/spots.ts';
import { kilometresBetween, type Point } from '../taxonomy/places/distance.ts';
import type { ResolvedLocation } from '../taxonomy/places/find-location.ts';

export type Bounds = {
  location: ResolvedLocation | null;
  radiusKm: number | undefined;
  employerIds: readonly string[] | undefined;
  isFeatured: boolean;
  /** Seconds since 1970: only what was posted later. */
  postedAfter?: number | undefined;
};

/** Keeps what no facet counts around: jobs at the place, of the employers, with the mark, posted later. */
export function narrowDocs(store: FactStore, docs: DocBits, bounds: Bounds): void {
  const { location, radiusKm, employerIds, isFeatured, postedAfter } = bounds;
  const { postedAt, isFeatured: marks } = store;
  if (postedAfter !== undefined) keepPassing(docs, (doc) => (postedAt[doc] ?? 0) > postedAfter);
  if (isFeatured) keepPassing(docs, (doc) => marks[doc] === 1);
  if (location) keepPassing(docs, isAt(store, location, radiusKm));
  if (employerIds) keepPassing(docs, isOf(store, employerIds));
}

/** `into` may be the list itself. */
export function keepLive(
  store: FactStore,
  docs: Uint32Array,
  now: number,
  into: Uint32Array = new Uint32Array(docs.length),
): Uint32Array {
  const { bits } = liveDocs(store, now);
  return keepDocs(docs, (doc) => hasBit(bits, doc), into);
}

type Test = (number: number) => boolean;

/** Each spot is asked once, however many docs are there. */
export function isAt(store: FactStore, location: ResolvedLocation, radiusKm: number | undefined): Test {
  const isSpotThere = isSpotAt(store, location, radiusKm);
  const { spot, spots } = store;
  const isThere = new Uint8Array(spots.size);
  for (let number = 0; number < isThere.length; number += 1) isThere[number] = isSpotThere(number) ? 1 : 0;
  return (doc) => isThere[spot[doc] ?? 0] === 1;
}

/** Asks for a spot by its number. */
export function isSpotAt(
  { spots, regions }: FactStore,
  location: ResolvedLocation,
  radiusKm: number | undefined,
): Test {
  switch (location.kind) {
    case 'point':
      return isWithin(spots, location, radiusKm ?? DEFAULT_RADIUS_KM);
    case 'region': {
      const region = regions.find(regionKey(location.country, location.region));
      return (spot) => spots.region[spot] === region;
    }
    case 'country': {
      const country = COUNTRIES.indexOf(location.country);
      return (spot) => spots.country[spot] === country;
    }
    case 'unknown':
      return () => false;
  }
}

const KM_PER_DEGREE = 111.19;
/** The columns hold some seven digits: a metre more or less. */
const SLACK_KM = 0.005;

/** The box around the circle makes the first cut. */
function isWithin({ lat, lon }: Spots, from: Point, radiusKm: number): Test {
  const dLat = (radiusKm * 1.01) / KM_PER_DEGREE;
  const dLon = dLat / Math.max(0.01, Math.cos((from.lat * Math.PI) / 180));
  return (spot) => {
    const hereLat = lat[spot] ?? 0;
    const hereLon = lon[spot] ?? 0;
    if (Math.abs(hereLat - from.lat) > dLat || Math.abs(hereLon - from.lon) > dLon) return false;
    return kilometresBetween(from, { lat: hereLat, lon: hereLon }) <= radiusKm + SLACK_KM;
  };
}

function isOf({ employer, employers }: FactStore, ids: readonly string[]): Test {
  const numbers = new Set(ids.flatMap((id) => employers.find(id) ?? []));
  return (doc) => numbers.has(employer[doc] ?? -1);
}
