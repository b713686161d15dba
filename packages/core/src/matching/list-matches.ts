import type { Matches, MatchesQuery } from '@stellenvisite/contract/matching.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { bestReasons } from './best-reasons.ts';
import { loadMatchedJobs } from './load-matched-jobs.ts';
import { scoreMatch } from './score-match.ts';

/** The scores of many jobs at once with what speaks for each, for the cards of a list. */
export async function listMatches(ctx: Context, { jobIds }: MatchesQuery): Promise<Matches> {
  const { userId } = await requirePermission(ctx, 'match.read');
  const { data } = await loadProfile(ctx, userId);
  const isPublic = and(inArray(jobs.id, jobIds), wasPublicAt(jobs, momentOf(ctx)));
  const rows = jobIds.length === 0 ? [] : await ctx.db.select({ id: jobs.id }).from(jobs).where(isPublic);
  const loaded = await loadMatchedJobs(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    items: loaded.map((job) => {
      const { score, factors } = scoreMatch(data, job, ctx.language);
      return { jobId: job.id, score, reasons: bestReasons(factors) };
    }),
  };
}
