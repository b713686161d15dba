import type { ProfileItem } from './seeker-profiles.ts';

/** Changes with every change of a rule or a weight; stored with every score. */
export const MATCH_VERSION = 2;

/** The factors of a match in the order in which they are shown, with the most points each can bring: 100 together. */
export const MATCH_WEIGHTS = {
  occupation: 20,
  specialty: 10,
  level: 5,
  place: 15,
  employment: 5,
  week: 20,
  pay: 10,
  languages: 5,
  licence: 5,
  start: 5,
} as const;
export type MatchFactorName = keyof typeof MATCH_WEIGHTS;
export const MATCH_FACTORS = Object.keys(MATCH_WEIGHTS) as [MatchFactorName, ...MatchFactorName[]];

/** Which factor an item of the profile speaks to. */
const FACTOR_OF_ITEM: Partial<Record<ProfileItem, MatchFactorName>> = {
  occupations: 'occupation',
  location: 'place',
  week: 'week',
  licence: 'licence',
  languages: 'languages',
  employmentTypes: 'employment',
  yearsOfExperience: 'level',
  payWish: 'pay',
  earliestStart: 'start',
  departments: 'specialty',
};

/** How many points of a match an item of the profile can bring at most; 0 where it is not compared with jobs. */
export function pointsOfItem(item: ProfileItem): number {
  const factor = FACTOR_OF_ITEM[item];
  return factor ? MATCH_WEIGHTS[factor] : 0;
}

/** How many jobs are scored in one call. */
export const MAX_MATCHED_JOBS = 100;
export const RECOMMENDATIONS = 12;
/** How long it is remembered that somebody opened a job. */
export const OPENED_JOBS_DAYS = 90;
/** How far up jobs move of whose kind somebody has opened several: one point of the order for each, from two jobs on. */
export const OPENED_JOBS_BONUS = { from: 2, most: 5 } as const;
export const DISMISSAL_REASONS = ['too_far', 'shifts', 'pay', 'employer', 'occupation', 'other'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];
