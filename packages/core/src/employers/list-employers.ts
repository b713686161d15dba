import {
  EMPLOYER_FACETS,
  EMPLOYER_KINDS,
  type EmployerFacet,
  type EmployerSort,
} from '@stellenvisite/contract/employers/employers';
import {
  COMPANY_SIZES,
  type EmployerList,
  type EmployerQuery,
} from '@stellenvisite/contract/employers/employers.schema';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import {
  EARTH_RADIUS_KM,
  findLocation,
  KM_PER_DEGREE,
  type Point,
  type ResolvedLocation,
  roundDistance,
} from '@stellenvisite/search/places';
import { type AnyColumn, and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { employerItemColumns, toEmployerItem } from './employer-view.ts';
import { isListed } from './is-verified.ts';

type PointColumns = { lat: AnyColumn; lon: AnyColumn };

type Keyword = {
  /** Lower case. */
  text: string;
  isPhrase: boolean;
  isExcluded: boolean;
};

const TOKEN = /(-?)"([^"]*)"|(\S+)/gu;

const MAX_KEYWORDS = 12;

type LocatedRows = Record<'lat' | 'lon' | 'country' | 'region', AnyColumn>;

/** Employers with open positions, and verified ones without, one page of them, with the counts that further choices would give. */
export async function listEmployers(ctx: Context, query: EmployerQuery): Promise<EmployerList> {
  const location = query.location ? findLocation(query.location) : null;
  const [items, facets, [counted]] = await Promise.all([
    listPage(ctx, query, location),
    countFacets(ctx, query, location),
    ctx.db
      .select({ total: count() })
      .from(employers)
      .where(matches(ctx, query, location)),
  ]);
  return { items, total: counted?.total ?? 0, page: query.page, pageSize: query.pageSize, facets };
}

type MaybeLocation = ResolvedLocation | null;

async function listPage(ctx: Context, query: EmployerQuery, location: MaybeLocation) {
  const columns = employerItemColumns(ctx);
  const orders: Record<EmployerSort, SQL[]> = {
    relevance: [desc(employers.featured), desc(columns.openPositions), asc(employers.name)],
    name_asc: [asc(employers.name)],
    name_desc: [desc(employers.name)],
    open_positions: [desc(columns.openPositions)],
    newest: [desc(employers.createdAt)],
  };
  const km = location?.kind === 'point' ? distanceKm(location, employers) : sql<number | null>`null::float8`;
  const rows = await ctx.db
    .select({ employer: columns, km: sql<number | null>`${km}` })
    .from(employers)
    .where(matches(ctx, query, location))
    .orderBy(...orders[query.sort ?? 'relevance'], asc(employers.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return rows.map((row) => toEmployerItem(row.employer, row.km === null ? undefined : roundDistance(row.km)));
}

function matches(ctx: Context, query: EmployerQuery, location: MaybeLocation, except?: EmployerFacet): SQL | undefined {
  return and(
    isListed(ctx),
    ...parseKeywords(query.q ?? '').map(matchesWord),
    location ? isAtLocation(location, query.radius, employers) : undefined,
    query.featured ? sql`${employers.featured}` : undefined,
    ...EMPLOYER_FACETS.map((facet) => (facet === except ? undefined : CONDITIONS[facet](query))),
  );
}

function matchesWord({ text, isExcluded }: { text: string; isExcluded: boolean }): SQL {
  const pattern = toLikePattern(text);
  const isMatch = sql`(lower(${employers.name}) like ${pattern} or lower(${employers.city}) like ${pattern}
    or lower(coalesce(${employers.owner}, '')) like ${pattern})`;
  return isExcluded ? sql`not ${isMatch}` : isMatch;
}

const CONDITIONS: Record<EmployerFacet, (query: EmployerQuery) => SQL | undefined> = {
  employerType: ({ employerType }) =>
    employerType && sql`array_append(${employers.kinds}, ${employers.type}) && ${sql.param([...employerType])}::text[]`,
  companySize: ({ companySize }) => companySize && inArray(employers.companySize, companySize),
  country: ({ country }) => country && inArray(employers.country, country),
};

const VALUES: Record<EmployerFacet, readonly string[]> = {
  employerType: EMPLOYER_KINDS,
  companySize: COMPANY_SIZES,
  country: COUNTRIES,
};

const KEYS: Record<EmployerFacet, SQL<string[]>> = {
  employerType: sql<string[]>`array_append(${employers.kinds}, ${employers.type})`,
  companySize: sql<string[]>`array[${employers.companySize}]`,
  country: sql<string[]>`array[${employers.country}]`,
};

async function countFacets(ctx: Context, query: EmployerQuery, location: MaybeLocation) {
  const counted = await Promise.all(
    EMPLOYER_FACETS.map(async (facet) => {
      const groups = await ctx.db
        .select({ keys: KEYS[facet], employers: count() })
        .from(employers)
        .where(matches(ctx, query, location, facet))
        .groupBy(KEYS[facet]);
      const counts = VALUES[facet].map((value) => ({
        value,
        count: groups.reduce((sum, group) => sum + (group.keys.includes(value) ? group.employers : 0), 0),
      }));
      return [facet, counts] as const;
    }),
  );
  return Object.fromEntries(counted) as EmployerList['facets'];
}

/** Checks whether a row lies at a place: around a point, inside a region or country. Nothing lies at an unknown one. */
function isAtLocation(location: ResolvedLocation, radiusKm: number | undefined, rows: LocatedRows): SQL {
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

/** Words as people type them: `"..."` keeps words together, a leading minus excludes. */
export function parseKeywords(q: string): Keyword[] {
  const keywords: Keyword[] = [];
  for (const [, minus, phrase, word] of q.toLowerCase().matchAll(TOKEN)) {
    if (phrase !== undefined) {
      const text = phrase.trim().replace(/\s+/gu, ' ');
      if (text) keywords.push({ text, isPhrase: text.includes(' '), isExcluded: minus === '-' });
    } else if (word !== undefined) {
      const isExcluded = word.length > 1 && word.startsWith('-');
      const text = trimWord(isExcluded ? word.slice(1) : word);
      if (text) keywords.push({ text, isPhrase: false, isExcluded });
    }
  }
  return keywords.slice(0, MAX_KEYWORDS);
}

/** Punctuation around a word belongs to the sentence; a word of nothing else is stored as it is. */
function trimWord(word: string): string {
  const trimmed = word.replace(/^["'„“”‚‘’(,;]+|["'„“”‚‘’),;.!?]+$/gu, '');
  return trimmed === '' ? word : trimmed;
}

/** Great-circle distance in kilometres (haversine). */
function distanceKm(from: Point | PointColumns, to: PointColumns): SQL<number> {
  return sql<number>`(${sql.raw(String(2 * EARTH_RADIUS_KM))} * asin(least(1, sqrt(
    sin(radians(${to.lat} - ${from.lat}::float8) / 2) ^ 2
    + cos(radians(${from.lat}::float8)) * cos(radians(${to.lat})) * sin(radians(${to.lon} - ${from.lon}::float8) / 2) ^ 2))))`;
}

/** Within the radius; the box around it lets an index on the coordinates do the first cut. */
function isWithin(from: Point, radiusKm: number, columns: PointColumns): SQL {
  const dLat = (radiusKm * 1.01) / KM_PER_DEGREE;
  const dLon = dLat / Math.max(0.01, Math.cos((from.lat * Math.PI) / 180));
  return sql`(${columns.lat} between ${from.lat - dLat}::float8 and ${from.lat + dLat}::float8
    and ${columns.lon} between ${from.lon - dLon}::float8 and ${from.lon + dLon}::float8
    and ${distanceKm(from, columns)} <= ${radiusKm}::float8)`;
}
