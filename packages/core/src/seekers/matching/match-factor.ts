import { MATCH_WEIGHTS, type MatchFactorName } from '@stellenvisite/contract/seekers/matching';
import type { ProfileItem } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { MatchedJob } from './list-matched-jobs.ts';
import type { MatchReason } from './match-reasons.ts';

/** The result of one comparison. What the job or the profile does not state is not counted. */
export type FactorResult = {
  /** 0 to 1 of what is counted; null: nothing is. */
  share: number | null;
  /** The part of the factor that both sides state; all of it unless given. */
  known?: number;
  reason: MatchReason;
  /** The item that the person would have to add to the profile for a better result. */
  missing?: ProfileItem;
  /** Worth a question to the employer. */
  ask?: MatchReason;
};

export type Compare = (profile: SeekerProfileData, job: MatchedJob) => FactorResult;

export type Factor = FactorResult & { name: MatchFactorName; points: number; of: number };

/** Whole points, rounded down, so that only a full result is full. */
export function toFactor(name: MatchFactorName, result: FactorResult): Factor {
  const of = result.share === null ? 0 : Math.round(MATCH_WEIGHTS[name] * (result.known ?? 1));
  return { ...result, name, of, points: Math.floor(of * (result.share ?? 0) + 1e-9) };
}
