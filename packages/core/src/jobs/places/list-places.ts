import type { NearestPlaceQuery, Place, PlaceDetail, PlaceQuery } from '@stellenvisite/contract/jobs/places.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { places, postcodes } from '@stellenvisite/db/schema/jobs/places';
import {
  type BookPlace,
  CITY_STATES,
  completeOrCorrectPlaceName,
  countryName,
  findNearestPlace,
  foldPlaceSpelling,
  listPostcodePlaces,
  type PostcodePlace,
  placeText,
  postcodeOf,
  regionName,
} from '@stellenvisite/search/places';
import { and, count, eq, getTableColumns, min } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isLive } from '../../live-jobs.ts';

const POSTCODE_START = /^(\d{1,5})(?:\s+(.*))?$/;

/** Places, regions and countries whose name or postcode begins as typed: what is meant exactly first, then large ones. */
export async function listPlaces(_ctx: Context, query: PlaceQuery): Promise<{ items: Place[] }> {
  const spelling = foldPlaceSpelling(query.q);
  if (spelling === '') return { items: [] };
  const [, code, town = ''] = POSTCODE_START.exec(spelling) ?? [];
  const matchesFilters = ({ country, kind }: Pick<Place, 'country' | 'kind'>) =>
    (query.country === undefined || country === query.country) && (query.kind?.includes(kind) ?? true);
  const byCode = code === undefined ? [] : listPostcodePlaces(code, town).map(toPostcodePlace).filter(matchesFilters);
  if (byCode.length > 0) return { items: byCode.slice(0, query.limit) };
  return { items: completeOrCorrectPlaceName(query.q).filter(matchesFilters).slice(0, query.limit).map(toPlace) };
}

/** With the place's first postcode. */
export function toPlace(place: BookPlace): Place {
  const { kind, id, name, slug, region, country, lat, lon, population } = place;
  const seen = { kind, id, name, slug, region, country, lat, lon, population, postalCode: postcodeOf(place) };
  return { ...seen, text: placeText(place), wider: widerOf(place) };
}

/** By a postcode that was typed, which may lie elsewhere in the town. */
function toPostcodePlace({ place, code, lat, lon }: PostcodePlace): Place {
  const text = `${code} ${place.name}`;
  return { ...toPlace(place), kind: 'postcode', postalCode: code, lat, lon, text };
}

export function widerOf({ kind, region, country }: Pick<BookPlace, 'kind' | 'region' | 'country'>): string[] {
  if (kind === 'country') return [];
  const isInRegion = kind !== 'region' && !CITY_STATES.has(region);
  return [...(isInRegion ? [regionName({ country, region })] : []), countryName(country)];
}

/** A place by the name it has in addresses, with the number of live jobs in it. */
export async function getPlace(ctx: Context, { slug }: { slug: string }): Promise<PlaceDetail> {
  const { folded: _, ...columns } = getTableColumns(places);
  const [row] = await ctx.db.select(columns).from(places).where(eq(places.slug, slug));
  if (!row) throw new DomainError('place.not_found');
  const [[code], [found]] = await Promise.all([
    ctx.db
      .select({ first: min(postcodes.code) })
      .from(postcodes)
      .where(eq(postcodes.placeId, row.id)),
    ctx.db
      .select({ jobs: count() })
      .from(jobs)
      .where(and(eq(jobs.placeId, row.id), isLive(ctx))),
  ]);
  const place = { kind: 'city' as const, ...row };
  return { ...place, postalCode: code?.first ?? null, text: row.name, wider: widerOf(place), jobs: found?.jobs ?? 0 };
}

/** The place a person appears in or near; a place beyond our countries is none of ours. */
export function nearestPlace(point: NearestPlaceQuery): Place {
  const nearest = findNearestPlace(point);
  if (!nearest) throw new DomainError('place.not_found');
  return toPlace(nearest);
}
