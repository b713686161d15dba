import type { JobSearch } from '@stellenvisite/contract/job-search';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, gt, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { facetConditions } from '../jobs/job-facets.ts';
import { isLive } from '../jobs/live-jobs.ts';
import { matchesKeywords } from '../jobs/match-keywords.ts';
import { parseKeywords } from '../jobs/parse-keywords.ts';
import { isAtLocation } from '../places/is-at-location.ts';
import { resolveLocation } from '../places/resolve-location.ts';

export async function countHits(
  ctx: Context,
  query: JobSearch,
  { postedAfter }: { postedAfter: Date },
): Promise<number> {
  const location = query.location ? await resolveLocation(ctx, query.location) : null;
  if (location?.kind === 'unknown') return 0;
  const keywords = query.q ? parseKeywords(query.q) : [];
  return ctx.db.$count(
    jobs,
    and(
      isLive(ctx),
      gt(jobs.postedAt, postedAfter),
      keywords.length > 0 ? matchesKeywords(keywords) : undefined,
      location ? isAtLocation(location, query.radius, jobs) : undefined,
      query.employerId && inArray(jobs.employerId, query.employerId),
      ...facetConditions(query, ctx),
    ),
  );
}
