import type { JobList, JobSearch } from '@stellenvisite/contract/job-search';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { remember } from '../market/market-memory.ts';
import { distanceKm } from '../places/distance.ts';
import { isAtLocation } from '../places/is-at-location.ts';
import { type ResolvedLocation, resolveLocation } from '../places/resolve-location.ts';
import { countGroups, countJobFacets } from './count-facets.ts';
import { facetConditions } from './job-facets.ts';
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
  const { page, pageSize, sort: _sort, ...choices } = query;
  const location = query.location ? await resolveLocation(ctx, query.location) : null;
  if (location?.kind === 'unknown') {
    const suggestion = location.suggestion === null ? {} : { suggestion: location.suggestion };
    return { items: [], page, pageSize, ...countGroups([]), ...suggestion, understood: [], relaxations: [] };
  }
  const keywords = query.q ? parseKeywords(query.q) : [];
  const candidates = isCandidate(ctx, query, keywords, location);
  const [found, counts] = await Promise.all([
    findPage(ctx, query, { keywords, location, candidates }),
    // The counts are the same on every page and in every order.
    remember(ctx, 'job counts', choices, () => countJobFacets(ctx, query, candidates)),
  ]);
  return { items: await listJobItems(ctx, found), page, pageSize, ...counts, understood: [], relaxations: [] };
}

type KnownLocation = Exclude<ResolvedLocation, { kind: 'unknown' }> | null;
type Wanted = { keywords: readonly Keyword[]; location: KnownLocation; candidates: SQL | undefined };

async function findPage(
  ctx: Context,
  query: JobSearch,
  { keywords, location, candidates }: Wanted,
): Promise<FoundJob[]> {
  const order = jobOrder(query, keywords, ctx);
  const km = location?.kind === 'point' ? distanceKm(location, jobs) : sql`null::float8`;
  const { rows } = await ctx.db.execute<FoundJob>(sql`
    select ${jobs.id} as id, ${km} as km from ${jobs}
    where ${and(candidates, ...facetConditions(query, ctx))}
    order by ${order.key} ${order.direction}, ${jobs.id}
    limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`);
  return rows;
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
    location ? isAtLocation(location, radius, jobs) : undefined,
    employerId && inArray(jobs.employerId, employerId),
    featured ? sql`${jobs.featured}` : undefined,
  );
}
