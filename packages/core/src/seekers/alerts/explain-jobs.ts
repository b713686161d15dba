import type { Language } from '@stellenvisite/contract/platform/languages';
import type { MatchFactor } from '@stellenvisite/contract/seekers/matching.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Context } from '../../context.ts';
import { listMatchedJobs } from '../matching/list-matched-jobs.ts';
import { scoreMatch } from '../matching/score-match.ts';

export type JobExplanation = { score: number | null; pros: string[]; cons: string[] };

const PROS_SHOWN = 2;
const CONS_SHOWN = 1;

/** By job: the score with this profile, what speaks most for it and what most against it. Nothing without an occupation. */
export async function explainJobs(
  ctx: Pick<Context, 'db'>,
  profile: SeekerProfileData,
  jobIds: readonly string[],
  language: Language,
): Promise<Map<string, JobExplanation>> {
  const loaded = await listMatchedJobs(ctx, jobIds);
  return new Map(
    loaded.map((job): [string, JobExplanation] => {
      const { score, factors } = scoreMatch(profile, job, language);
      if (score === null) return [job.id, { score, pros: [], cons: [] }];
      const counted = factors.filter(({ of }) => of > 0);
      const byWeight = (a: MatchFactor, b: MatchFactor) => b.of - a.of;
      const pros = counted.filter(({ points, of }) => points === of).sort(byWeight);
      const cons = counted.filter(({ points }) => points === 0).sort(byWeight);
      const say = (some: readonly MatchFactor[], most: number) => some.slice(0, most).map(({ reason }) => reason);
      return [job.id, { score, pros: say(pros, PROS_SHOWN), cons: say(cons, CONS_SHOWN) }];
    }),
  );
}
