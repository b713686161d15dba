/** How sure a reading is, in words people use. */
export const CERTAINTIES = ['sure', 'likely', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
/** The least confidence of each; what is less than likely is unsure. */
export const SURE_FROM = 0.8;
export const LIKELY_FROM = 0.6;

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= SURE_FROM) return 'sure';
  return confidence >= LIKELY_FROM ? 'likely' : 'unsure';
}

/** The state of a job at this moment, from its status, its dates and why it was closed. */
export const JOB_STATES = [
  'live',
  'planned',
  'expired',
  'draft',
  'pending',
  'paused',
  'closed',
  'filled',
  'refused',
  'removed',
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The tabs of an employer's list, each with the states it holds. */
export const OWN_JOB_TABS = [
  'all',
  'published',
  'draft',
  'pending',
  'paused',
  'closed',
  'filled',
  'expired',
  'removed',
  'refused',
] as const;
export type OwnJobTab = (typeof OWN_JOB_TABS)[number];

export function tabOf(state: JobState): Exclude<OwnJobTab, 'all'> {
  return state === 'live' || state === 'planned' ? 'published' : state;
}

/** The shortest time left first, the newest, the most applications, the weakest ad, or by title. */
export const OWN_JOB_SORTS = ['ending', 'newest', 'applications', 'quality', 'title'] as const;
export type OwnJobSort = (typeof OWN_JOB_SORTS)[number];

/** Where a job comes from: written here, read from a CSV file, or delivered from outside. */
export const JOB_ORIGINS = ['here', 'csv', 'feed', 'api'] as const;
export type JobOrigin = (typeof JOB_ORIGINS)[number];

export const JOB_QUALITIES = ['good', 'weak'] as const;
export type JobQuality = (typeof JOB_QUALITIES)[number];
/** An ad with fewer points is weak. */
export const GOOD_QUALITY_FROM = 70;

/** A job with this many days left is about to end: it can be renewed with one click, and its employer is reminded. */
export const ENDING_DAYS = 7;

/** The filters of the list that narrow it, in the order in which they are proposed to be dropped. */
export const OWN_JOB_FILTERS = ['q', 'department', 'origin', 'quality', 'certainty', 'payMissing', 'ending'] as const;
export type OwnJobFilter = (typeof OWN_JOB_FILTERS)[number];

/** The days whose views the list counts. */
export const LISTED_VIEW_DAYS = 28;

export const OWN_JOB_PAGE_SIZES = [12, 50, 100] as const;
export const OWN_JOBS_PAGE = OWN_JOB_PAGE_SIZES[0];
