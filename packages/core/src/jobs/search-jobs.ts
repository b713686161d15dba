import type { JobList, JobSearch } from '@stellenvisite/contract/job-search';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { remember } from '../market/market-memory.ts';
import { distanceKm, isWithin } from '../places/distance.ts';
import { type ResolvedLocation, resolveLocation } from '../places/resolve-location.ts';
import { countFacets, countHits, type FacetGroup, facetColumns, selectFacetGroups } from './count-facets.ts';
import { failedFacets } from './job-facets.ts';
import { jobOrder } from './job-order.ts';
import { type FoundJob, listJobItems } from './list-job-items.ts';
import { isLive } from './live-jobs.ts';
import { matchesKeywords } from './match-keywords.ts';
import { type Keyword, parseKeywords } from './parse-keywords.ts';

/** Pages of people, not of programs: only these are asked often, and remembering long ones would take much room. */
const LONGEST_REMEMBERED_PAGE = 30;

/** Live jobs that meet every word and filter, one page of them, with the counts that further choices would give. */
export function searchJobs(ctx: Context, query: JobSearch): Promise<JobList> {
  const search = () => searchAnew(ctx, query);
  return query.pageSize <= LONGEST_REMEMBERED_PAGE ? remember(ctx, 'jobs', query, search) : search();
}

async function searchAnew(ctx: Context, query: JobSearch): Promise<JobList> {
  const location = query.location ? await resolveLocation(ctx, query.location) : null;
  const { page, pageSize } = query;
  if (location?.kind === 'unknown') {
    const suggestion = location.suggestion === null ? {} : { suggestion: location.suggestion };
    return { items: [], total: 0, page, pageSize, facets: countFacets([]), ...suggestion };
  }
  const { groups, found } = await findJobs(ctx, query, location);
  return {
    items: await listJobItems(ctx, found),
    total: countHits(groups),
    page,
    pageSize,
    facets: countFacets(groups),
  };
}

type KnownLocation = Exclude<ResolvedLocation, { kind: 'unknown' }> | null;
type Search = { groups: FacetGroup[]; found: FoundJob[] };
type SearchRow = { [K in keyof Search]: Search[K] | null };

async function findJobs(ctx: Context, query: JobSearch, location: KnownLocation): Promise<Search> {
  const keywords = query.q ? parseKeywords(query.q) : [];
  const order = jobOrder(query, keywords, ctx);
  const { rows } = await ctx.db.execute<SearchRow>(sql`
    with candidate as materialized (
      select ${jobs.id} as id, ${facetColumns(ctx)}, ${failedFacets(query, ctx)} as failed,
        ${order.key} as sort_key, ${location?.kind === 'point' ? distanceKm(location, jobs) : sql`null::float8`} as km
      from ${jobs}
      where ${isCandidate(ctx, query, keywords, location)}
    )
    select (${selectFacetGroups(ctx)}) as groups,
      (select json_agg(json_build_object('id', id, 'km', km)) from (
        select id, km from candidate where failed = 0 order by sort_key ${order.direction}, id
        limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
      ) page) as found`);
  return { groups: rows[0]?.groups ?? [], found: rows[0]?.found ?? [] };
}

/** What no facet counts around: the words, the place, the employer, the mark. */
function isCandidate(
  ctx: Context,
  { employerId, featured, radius }: JobSearch,
  keywords: readonly Keyword[],
  location: KnownLocation,
): SQL | undefined {
  return and(
    isLive(ctx),
    keywords.length > 0 ? matchesKeywords(keywords) : undefined,
    location ? isAt(location, radius ?? DEFAULT_RADIUS_KM) : undefined,
    employerId && inArray(jobs.employerId, employerId),
    featured ? sql`${jobs.featured}` : undefined,
  );
}

function isAt(location: NonNullable<KnownLocation>, radiusKm: number): SQL {
  if (location.kind === 'point') return isWithin(location, radiusKm, jobs);
  if (location.kind === 'country') return sql`${jobs.country} = ${location.country}`;
  return sql`(${jobs.country} = ${location.country} and ${jobs.region} = ${location.region})`;
}
