import type { Language } from '@stellenvisite/contract/languages';
import { MATCH_FACTORS, MATCH_VERSION, type MatchFactorName } from '@stellenvisite/contract/matching';
import type { Match } from '@stellenvisite/contract/matching.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { compareEmployment, comparePay, comparePlace, compareStart, compareWeek } from './compare-terms.ts';
import { compareLanguages, compareLevel, compareLicence, compareOccupation, compareSpecialty } from './compare-work.ts';
import { type Compare, type Factor, toFactor } from './match-factor.ts';
import { REASON_CODES, type ReasonCode, reasonText } from './match-reasons.ts';
import type { MatchedJob } from './matched-job.ts';

const COMPARISONS: Record<MatchFactorName, Compare> = {
  occupation: compareOccupation,
  specialty: compareSpecialty,
  level: compareLevel,
  place: comparePlace,
  employment: compareEmployment,
  week: compareWeek,
  pay: comparePay,
  languages: compareLanguages,
  licence: compareLicence,
  start: compareStart,
};

/**
 * Compares a profile with a job, factor by factor (docs/matching.md). Pure: the same two always give the same match. The score
 * is the share of the points that could be counted.
 */
export function scoreMatch(profile: SeekerProfileData, job: MatchedJob, language: Language): Match {
  const { factors, score } = compareAll(profile, job);
  return {
    score,
    version: MATCH_VERSION,
    factors: factors.map(({ name, points, of, reason }) => ({
      name,
      points,
      of,
      reason: reasonText(reason, language),
    })),
    missing: listMissing(factors, language),
  };
}

/** The factors and their score, before they are put into words; without an occupation there is no score. */
export function compareAll(profile: SeekerProfileData, job: MatchedJob): { factors: Factor[]; score: number | null } {
  const factors = MATCH_FACTORS.map((name) => toFactor(name, COMPARISONS[name](profile, job)));
  return { factors, score: profile.occupations.length === 0 ? null : scoreOf(factors) };
}

export function scoreOf(factors: readonly Pick<Factor, 'points' | 'of'>[]): number {
  const of = factors.reduce((sum, factor) => sum + factor.of, 0);
  const points = factors.reduce((sum, factor) => sum + factor.points, 0);
  return of === 0 ? 0 : Math.round((100 * points) / of);
}

/** First what the person can add, the most points first; then what to ask about. */
function listMissing(factors: readonly Factor[], language: Language): Match['missing'] {
  const items = factors.flatMap(({ missing, of, points }) =>
    missing ? [{ item: missing, points: of - points, text: reasonText({ code: missingCode(missing) }, language) }] : [],
  );
  const questions = factors.flatMap(({ ask }) =>
    ask ? [{ item: null, points: 0, text: reasonText(ask, language) }] : [],
  );
  return [...items.sort((a, b) => b.points - a.points), ...questions];
}

function missingCode(item: string): ReasonCode {
  const code = REASON_CODES.find((each) => each === `missing.${item}`);
  if (!code) throw new Error(`no sentence for a missing ${item}`);
  return code;
}
