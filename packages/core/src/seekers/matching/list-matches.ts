import type { Match, Matches, MatchesQuery, MatchFactor } from '@stellenvisite/contract/seekers/matching.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { matchScores, openedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePublicJob } from '../../jobs/list-job-items.ts';
import { momentOf, wasPublicAt } from '../../live-jobs.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { distanceOf } from './compare-terms.ts';
import { listMatchedJobs } from './list-matched-jobs.ts';
import { scoreMatch, statesRoster } from './score-match.ts';

const REASONS_SHOWN = 2;

/** Lists the scores of many jobs at once with what speaks for each, for the cards of a list. */
export async function listMatches(ctx: Context, { jobIds }: MatchesQuery): Promise<Matches> {
  const { userId } = await requirePermission(ctx, 'match.read');
  const { data } = await loadProfile(ctx, userId);
  const isPublic = and(inArray(jobs.id, jobIds), wasPublicAt(jobs, momentOf(ctx)));
  const rows = jobIds.length === 0 ? [] : await ctx.db.select({ id: jobs.id }).from(jobs).where(isPublic);
  const loaded = await listMatchedJobs(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    items: loaded.map((job) => {
      const { score, factors } = scoreMatch(data, job, ctx.language);
      const km = distanceOf(data, job);
      return {
        jobId: job.id,
        score,
        reasons: bestReasons(factors),
        isRosterUnknown: !statesRoster(job),
        ...(km !== null && { distanceKm: Math.round(km * 10) / 10 }),
      };
    }),
  };
}

/** Returns the main reasons for a job: the sentences of the weightiest factors that are full. */
export function bestReasons(factors: readonly MatchFactor[]): string[] {
  const full = factors.filter(({ points, of }) => of > 0 && points === of);
  return full
    .toSorted((a, b) => b.of - a.of)
    .slice(0, REASONS_SHOWN)
    .map(({ reason }) => reason);
}

/** Returns the match with every factor, for whoever opens a job; what was shown is stored with the version of its rules. */
export async function getMatch(ctx: Context, { jobId }: { jobId: string }): Promise<Match> {
  const { userId } = await requirePermission(ctx, 'match.read');
  await requirePublicJob(ctx, ctx.db, jobId);
  const [{ data }, [job]] = await Promise.all([loadProfile(ctx, userId), listMatchedJobs(ctx, [jobId])]);
  if (!job) throw new DomainError('job.not_found');
  const match = scoreMatch(data, job, ctx.language);
  const { score, version, factors } = match;
  const stored = { score, version, factors, scoredAt: ctx.now() };
  await ctx.db
    .insert(matchScores)
    .values({ userId, jobId, ...stored })
    .onConflictDoUpdate({ target: [matchScores.userId, matchScores.jobId], set: stored });
  await recordOpening(ctx, { userId, jobId });
  return match;
}

/** Of several openings of a job the last one counts. */
async function recordOpening(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<void> {
  const openedAt = now();
  await db
    .insert(openedJobs)
    .values({ userId, jobId, openedAt })
    .onConflictDoUpdate({ target: [openedJobs.userId, openedJobs.jobId], set: { openedAt } });
}
