import type { Place, PlaceQuery } from '@stellenvisite/contract/places';
import { places, postcodes } from '@stellenvisite/db/schema/places';
import { and, asc, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { remember } from '../market/market-memory.ts';
import { foldPlaceName, foldPlaceSpelling } from './fold-place-name.ts';
import { firstPostcode, placeColumns, toPlace } from './place-view.ts';

const POSTCODE_START = /^(\d{1,5})(?:\s+(.*))?$/;

/** Places whose name or postcode begins as typed, large ones first. Typed letters are literal: folding leaves no `%` or `_`. */
export function listPlaces(ctx: Context, query: PlaceQuery): Promise<{ items: Place[] }> {
  return remember(ctx, 'places', query, async () => {
    const spelling = foldPlaceSpelling(query.q);
    if (spelling === '') return { items: [] };
    const [, code, town = ''] = POSTCODE_START.exec(spelling) ?? [];
    const isMatch = code === undefined ? isNamed(spelling, query.q) : hasPostcode(code, town);
    const rows = await ctx.db
      .select(placeColumns(firstPostcode(code)))
      .from(places)
      .where(and(isMatch, query.country && eq(places.country, query.country)))
      .orderBy(
        desc(eq(places.folded, foldPlaceName(query.q))),
        desc(like(places.folded, `${spelling}%`)),
        desc(places.population),
        asc(places.id),
      )
      .limit(query.limit);
    return { items: rows.map(toPlace) };
  });
}

function isNamed(spelling: string, text: string): SQL {
  return sql`(${like(places.folded, `${spelling}%`)} or ${like(places.folded, `% ${spelling}%`)}
    or ${eq(places.folded, foldPlaceName(text))})`;
}

function hasPostcode(code: string, town: string): SQL | undefined {
  const placeIds = sql`(select ${postcodes.placeId} from ${postcodes} where ${like(postcodes.code, `${code}%`)})`;
  return and(inArray(places.id, placeIds), town === '' ? undefined : like(places.folded, `${town}%`));
}
