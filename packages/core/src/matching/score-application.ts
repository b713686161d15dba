import type { Applicant } from '@stellenvisite/contract/applications.schema';
import { MATCH_VERSION } from '@stellenvisite/contract/matching';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seeker-profiles.schema';
import type { StoredFactor } from '@stellenvisite/db/schema/applications';
import type { MatchedJob } from './matched-job.ts';
import { compareAll } from './score-match.ts';

export type ApplicationMatch = { version: number; score: number | null; factors: StoredFactor[] };

/**
 * Compares what was sent with the job, by the rules of the match a job seeker sees. The pay somebody hopes for is not sent
 * and so not counted, and the place is where they live, in the usual radius.
 */
export function scoreApplication(applicant: Applicant, job: MatchedJob): ApplicationMatch {
  const profile = { ...EMPTY_PROFILE, ...applicant.profile, location: applicant.location };
  const { factors, score } = compareAll(profile, job);
  return {
    version: MATCH_VERSION,
    score,
    factors: factors.map(({ name, points, of, reason }) => ({ name, points, of, reason })),
  };
}
