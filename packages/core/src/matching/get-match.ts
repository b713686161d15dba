import type { Match } from '@stellenvisite/contract/matching.schema';
import { matchScores } from '@stellenvisite/db/schema/matching';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePublicJob } from '../jobs/require-public-job.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { loadMatchedJobs } from './load-matched-jobs.ts';
import { recordOpening } from './record-opening.ts';
import { scoreMatch } from './score-match.ts';

/** The match with every factor, for who opens a job; what was shown is kept with the version of its rules. */
export async function getMatch(ctx: Context, { jobId }: { jobId: string }): Promise<Match> {
  const { userId } = await requirePermission(ctx, 'match.read');
  await requirePublicJob(ctx, ctx.db, jobId);
  const [{ data }, [job]] = await Promise.all([loadProfile(ctx, userId), loadMatchedJobs(ctx, [jobId])]);
  if (!job) throw new DomainError('job.not_found');
  const match = scoreMatch(data, job, ctx.language);
  const { score, version, factors } = match;
  const kept = { score, version, factors, scoredAt: ctx.now() };
  await ctx.db
    .insert(matchScores)
    .values({ userId, jobId, ...kept })
    .onConflictDoUpdate({ target: [matchScores.userId, matchScores.jobId], set: kept });
  await recordOpening(ctx, { userId, jobId });
  return match;
}
