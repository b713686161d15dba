import { COMPANY_SIZES } from '@stellenvisite/contract/company-size';
import { COUNTRIES } from '@stellenvisite/contract/countries';
import {
  EMPLOYER_FACETS,
  EMPLOYER_KINDS,
  type EmployerFacet,
  type EmployerSort,
} from '@stellenvisite/contract/employers';
import type { EmployerList, EmployerQuery } from '@stellenvisite/contract/employers.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers';
import { findLocation, type ResolvedLocation, roundDistance } from '@stellenvisite/search/places';
import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { distanceKm } from '../places/distance.ts';
import { isAtLocation } from '../places/is-at-location.ts';
import { employerItemColumns, toEmployerItem } from './employer-view.ts';
import { parseKeywords } from './parse-keywords.ts';

/** Employers with or without open positions, one page of them, with the counts that further choices would give. */
export async function listEmployers(ctx: Context, query: EmployerQuery): Promise<EmployerList> {
  const location = query.location ? findLocation(query.location) : null;
  const [items, facets, [counted]] = await Promise.all([
    listPage(ctx, query, location),
    countFacets(ctx, query, location),
    ctx.db.select({ total: count() }).from(employers).where(matches(query, location)),
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
    .where(matches(query, location))
    .orderBy(...orders[query.sort ?? 'relevance'], asc(employers.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return rows.map((row) => toEmployerItem(row.employer, row.km === null ? undefined : roundDistance(row.km)));
}

function matches(query: EmployerQuery, location: MaybeLocation, except?: EmployerFacet): SQL | undefined {
  return and(
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
        .where(matches(query, location, facet))
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
