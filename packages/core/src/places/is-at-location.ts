import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import type { ResolvedLocation } from '@stellenvisite/search/places';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { isWithin } from './distance.ts';

type LocatedRows = Record<'lat' | 'lon' | 'country' | 'region', AnyColumn>;

/** Whether a row lies at a place: around a point, inside a region or country. Nothing lies at an unknown one. */
export function isAtLocation(location: ResolvedLocation, radiusKm: number | undefined, rows: LocatedRows): SQL {
  switch (location.kind) {
    case 'point':
      return isWithin(location, radiusKm ?? DEFAULT_RADIUS_KM, rows);
    case 'region':
      return sql`(${rows.country} = ${location.country} and ${rows.region} = ${location.region})`;
    case 'country':
      return sql`${rows.country} = ${location.country}`;
    case 'unknown':
      return sql`false`;
  }
}
