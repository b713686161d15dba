import { SHIFTS, type Shift } from '../jobs/duty.ts';

/** The grounds on which somebody may practise the occupation. */
export const LICENCES = ['approbation', 'permit', 'state_title', 'diploma', 'pending'] as const;
export type Licence = (typeof LICENCES)[number];

/** Levels of the Common European Framework, and the language somebody grew up with. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Languages people in the trade speak, as ISO 639-1. */
export const SPOKEN_LANGUAGES = [
  'de',
  'en',
  'fr',
  'it',
  'tr',
  'ar',
  'pl',
  'ru',
  'uk',
  'ro',
  'hr',
  'sr',
  'bs',
  'sq',
  'es',
  'pt',
  'el',
  'hu',
  'cs',
  'sk',
  'bg',
  'nl',
  'fa',
  'vi',
  'hi',
  'tl',
  'zh',
  'ja',
  'ko',
  'ka',
  'hy',
  'ur',
  'ta',
  'ku',
  'sl',
  'lt',
  'lv',
  'et',
  'sv',
  'da',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** How much somebody would like a shift on a day. */
export const SHIFT_WISHES = ['like', 'ok', 'no'] as const;
export type ShiftWish = (typeof SHIFT_WISHES)[number];

/** Employment somebody may wish for; `both` is a property of jobs. */
export const WISHED_EMPLOYMENT = ['full_time', 'part_time', 'temporary', 'freelance', 'internship'] as const;

export const PROFILE_LIMITS = {
  occupations: 5,
  specialties: 5,
  departments: 8,
  experience: 30,
  education: 20,
  languages: 12,
  skills: 40,
  text: 2000,
  line: 160,
  files: 20,
  proofs: 40,
} as const;

/** The kinds of certificates that employers require. */
export const PROOF_KINDS = [
  'certificate',
  'approbation',
  'specialist',
  'radiation_protection',
  'measles',
  'life_support',
  'training_points',
  'police_clearance',
  'language',
  'other',
] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** From here on a proof counts as about to expire. */
export const PROOF_EXPIRES_SOON_DAYS = 60;
/** How many days before its end somebody is reminded of a proof. */
export const PROOF_REMINDER_DAYS = [30, 7] as const;

export const PROFILE_FILE_KINDS = ['cv', 'certificate', 'other'] as const;
export type ProfileFileKind = (typeof PROFILE_FILE_KINDS)[number];

/** The items of a profile that can be filled in, the most useful first. */
export const PROFILE_ITEMS = [
  'occupations',
  'location',
  'week',
  'licence',
  'languages',
  'employmentTypes',
  'yearsOfExperience',
  'payWish',
  'earliestStart',
  'hours',
  'presentEmployer',
  'departments',
  'experience',
  'education',
  'cv',
  'phone',
] as const;
export type ProfileItem = (typeof PROFILE_ITEMS)[number];

export type OwnWeek = readonly Record<Shift, ShiftWish | null>[];

/** Checks whether any cell of a week was set; an untouched one counts neither for nor against a job. */
export function hasWeek(week: OwnWeek | null): week is OwnWeek {
  return week?.some((day) => SHIFTS.some((shift) => day[shift] !== null)) ?? false;
}
