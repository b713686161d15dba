import type { MatchFactorName } from '@stellenvisite/contract/matching';
import { MATCH_WEIGHTS } from '@stellenvisite/contract/matching';
import type { ProfileItem } from '@stellenvisite/contract/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import type { MatchReason } from './match-reasons.ts';
import type { MatchedJob } from './matched-job.ts';

/** What one comparison found. Not counted where the job says nothing of it, or the person left it open on purpose. */
export type FactorResult = {
  /** 0 to 1; null: not counted. */
  share: number | null;
  reason: MatchReason;
  /** What the person would have to add to the profile for a better result. */
  missing?: ProfileItem;
  /** Worth a question to the employer. */
  ask?: MatchReason;
};

export type Compare = (profile: SeekerProfileData, job: MatchedJob) => FactorResult;

export type Factor = FactorResult & { name: MatchFactorName; points: number; of: number };

/** Whole points, rounded down, so that only a full result is full. */
export function toFactor(name: MatchFactorName, result: FactorResult): Factor {
  const of = result.share === null ? 0 : MATCH_WEIGHTS[name];
  return { ...result, name, of, points: Math.floor(of * (result.share ?? 0) + 1e-9) };
}
