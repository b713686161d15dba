import type { Place } from '@stellenvisite/contract/places';
import { places, postcodes } from '@stellenvisite/db/schema/places';
import { type InferSelectModel, type SQL, sql } from 'drizzle-orm';

type PlaceRow = Omit<InferSelectModel<typeof places>, 'folded'> & { postalCode: string | null };

export function placeColumns(postalCode: SQL<string | null>) {
  return {
    id: places.id,
    name: places.name,
    slug: places.slug,
    region: places.region,
    country: places.country,
    lat: places.lat,
    lon: places.lon,
    population: places.population,
    postalCode,
  };
}

/** The place's first postcode that begins with what was typed. */
export function firstPostcode(prefix = ''): SQL<string | null> {
  const placeId = sql.raw('"places"."id"');
  return sql<string | null>`(select min(${postcodes.code}) from ${postcodes}
    where ${postcodes.placeId} = ${placeId} and starts_with(${postcodes.code}, ${prefix}))`;
}

export function toPlace({ id, name, slug, region, country, lat, lon, population, postalCode }: PlaceRow): Place {
  return { id, name, slug, region, country, lat, lon, population, postalCode };
}
