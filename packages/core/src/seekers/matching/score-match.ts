import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  MATCH_FACTORS,
  MATCH_VERSION,
  MATCH_WEIGHTS,
  type MatchFactorName,
} from '@stellenvisite/contract/seekers/matching';
import type { Match } from '@stellenvisite/contract/seekers/matching.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { compareEmployment, comparePay, comparePlace, compareStart, compareWeek } from './compare-terms.ts';
import { compareLanguages, compareLevel, compareLicence, compareOccupation, compareSpecialty } from './compare-work.ts';
import type { MatchedJob } from './list-matched-jobs.ts';
import { type Compare, type Factor, toFactor } from './match-factor.ts';
import { REASON_CODES, type ReasonCode, reasonText } from './match-reasons.ts';

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
  return { factors, score: profile.occupations.length === 0 ? null : scoreOf(factors, job) };
}

export function statesRoster({ week, shifts }: Pick<MatchedJob, 'week' | 'shifts'>): boolean {
  return week !== null || shifts.length > 0;
}

/** Nobody can promise a perfect match of a job whose shifts are unknown. */
const MAX_WITHOUT_ROSTER = 99;

export function scoreOf(
  factors: readonly Pick<Factor, 'points' | 'of'>[],
  job: Pick<MatchedJob, 'week' | 'shifts'>,
): number {
  const of = factors.reduce((sum, factor) => sum + factor.of, 0);
  const points = factors.reduce((sum, factor) => sum + factor.points, 0);
  const most = statesRoster(job) ? 100 : MAX_WITHOUT_ROSTER;
  return of === 0 ? 0 : Math.min(most, Math.round((100 * points) / of));
}

/** First what the person can add, the most points first; then what to ask about. */
function listMissing(factors: readonly Factor[], language: Language): Match['missing'] {
  const items = factors.flatMap(({ name, missing, share, of, points }) => {
    if (!missing) return [];
    const gain = share === null ? MATCH_WEIGHTS[name] : of - points;
    return [{ item: missing, points: gain, text: reasonText({ code: missingCode(missing) }, language) }];
  });
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
