import type { Country } from '@stellenvisite/contract/countries';
import { places, postcodes } from '@stellenvisite/db/schema/places';
import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { remember } from '../market/market-memory.ts';
import type { Point } from './distance.ts';
import { foldPlaceName, foldPlaceSpelling } from './fold-place-name.ts';
import { ALL_REGION_NAMES, findCountry, findRegion, type Region } from './region-names.ts';

export type ResolvedLocation =
  | ({ kind: 'point' } & Point)
  | ({ kind: 'region' } & Region)
  | { kind: 'country'; country: Country }
  | { kind: 'unknown'; suggestion: string | null };

type NamedPlace = Point & Region & { folded: string; population: number };

/** A town this large is meant before a region of the same name (Hessen is also a village, Freiburg also a Kanton). */
const TOWN_BEFORE_REGION = 15_000;
const MIN_SIMILARITY = 0.3;
const POSTCODE = /^(?:(d|de|a|at|ch)\s)?(\d{4,5})(?:\s+(.*))?$/;
const POSTCODE_COUNTRY: Record<string, Country> = { d: 'DE', de: 'DE', a: 'AT', at: 'AT', ch: 'CH' };
const REGION_PREFIX = /^(kanton|canton|canton of|bundesland|land|state of) /;

/** What people write into a place field: a place, postcode, region or country, with its region or country after a comma. */
export function resolveLocation(ctx: Context, text: string): Promise<ResolvedLocation> {
  return remember(ctx, 'location', text, async () => {
    const [first = '', ...rest] = text.split(',');
    const qualifier = foldPlaceSpelling(rest.join(' '));
    const found = (await findByParts(ctx, first, qualifier)) ?? (qualifier ? await findByParts(ctx, text, '') : null);
    return found ?? { kind: 'unknown', suggestion: await findNearestSpelling(ctx, first) };
  });
}

async function findByParts(ctx: Context, name: string, qualifier: string): Promise<ResolvedLocation | null> {
  const spelling = foldPlaceSpelling(name);
  if (spelling === '') return null;
  const within = qualifier === '' ? undefined : isInside(qualifier);
  if (within === null) return null;

  const country = qualifier === '' ? findCountry(spelling) : null;
  if (country) return { kind: 'country', country };
  const postcode = POSTCODE.exec(spelling);
  if (postcode) return findPostcode(ctx, postcode, within);
  const prefixed = REGION_PREFIX.test(spelling) ? findRegion(spelling.replace(REGION_PREFIX, '')) : null;
  if (prefixed) return { kind: 'region', ...prefixed };

  const region = findRegion(spelling);
  const place = await findPlace(ctx, name, within);
  if (region && !(place && isMeantBeforeRegion(place, region))) return { kind: 'region', ...region };
  return place && { kind: 'point', lat: place.lat, lon: place.lon };
}

function isMeantBeforeRegion(place: NamedPlace, region: Region): boolean {
  return place.population >= TOWN_BEFORE_REGION || (place.region === region.region && place.country === region.country);
}

function isInside(qualifier: string): SQL | null {
  const country = findCountry(qualifier);
  if (country) return eq(places.country, country);
  const region = findRegion(qualifier.replace(REGION_PREFIX, ''));
  return region ? sql`(${places.region} = ${region.region} and ${places.country} = ${region.country})` : null;
}

/** "Frankfurt" alone is the one on the Main; in Brandenburg it is what begins so. */
async function findPlace(ctx: Context, name: string, within: SQL | undefined): Promise<NamedPlace | null> {
  const folded = foldPlaceName(name);
  const beginning = `${foldPlaceSpelling(name)} %`;
  const [place] = await ctx.db
    .select({
      folded: places.folded,
      lat: places.lat,
      lon: places.lon,
      region: places.region,
      country: places.country,
      population: places.population,
    })
    .from(places)
    .where(and(sql`(${eq(places.folded, folded)} or ${like(places.folded, beginning)})`, within))
    .orderBy(desc(eq(places.folded, folded)), desc(places.population), places.id)
    .limit(1);
  return place ?? null;
}

async function findPostcode(
  ctx: Context,
  [, prefix, code = '', rest]: RegExpExecArray,
  within: SQL | undefined,
): Promise<ResolvedLocation | null> {
  const country = prefix === undefined ? undefined : POSTCODE_COUNTRY[prefix];
  const town = foldPlaceName(rest ?? '');
  const [found] = await ctx.db
    .select({ lat: postcodes.lat, lon: postcodes.lon })
    .from(postcodes)
    .innerJoin(places, eq(places.id, postcodes.placeId))
    .where(and(eq(postcodes.code, code), country && eq(postcodes.country, country), within))
    .orderBy(desc(sql`${places.folded} = ${town}`), desc(places.population), places.id)
    .limit(1);
  return found ? { kind: 'point', ...found } : null;
}

async function findNearestSpelling(ctx: Context, text: string): Promise<string | null> {
  const folded = foldPlaceName(text);
  if (folded.length < 3 || /^\d/.test(folded)) return null;
  // A large place is the likelier meaning of two equally near spellings.
  const { rows } = await ctx.db.execute<{ name: string }>(sql`
    select name from (
      select name, similarity(folded, ${folded}) as near, ln(population + 2) as weight from places
      union all
      select name, similarity(lower(name), ${text.trim().toLowerCase()}), 12
      from unnest(${sql.param([...ALL_REGION_NAMES])}::text[]) as region (name)
    ) spelling where near >= ${MIN_SIMILARITY} order by near + weight * 0.015 desc, name limit 1`);
  return rows[0]?.name ?? null;
}
