/** The tools of Emma, the same for every language model. */
export const EMMA_TOOLS = [
  'searchJobs',
  'getJob',
  'compareJobs',
  'explainMatch',
  'salaryBand',
  'savedJobs',
  'saveJob',
  'myApplications',
  'myAlerts',
  'myProfile',
  'startApplication',
  'createAlert',
  'employerInfo',
  'helpArticle',
  'handOver',
  'askBack',
] as const;
export type EmmaTool = (typeof EMMA_TOOLS)[number];

export const MAX_EMMA_TEXT = 1_000;
/** Of a conversation only its end is sent to a model. */
export const MAX_EMMA_MESSAGES = 24;
export const MAX_EMMA_PARTS = 40;
/** How many jobs an answer shows. */
export const EMMA_JOBS = 3;
export const EMMA_ANSWERS = 4;
export const EMMA_RELAXATIONS = 3;
/** How long conversations of an account are retained. */
export const EMMA_HISTORY_DAYS = 30;
export const MAX_EMMA_CONVERSATIONS = 50;

/** The subjects of wishes; a search has at most one wish of each. */
export const EMMA_WISH_KINDS = [
  'q',
  'category',
  'location',
  'country',
  'employmentType',
  'hours',
  'shift',
  'withoutShift',
  'weekendFree',
  'maxNights',
  'noOnCall',
  'salaryMin',
  'salaryMax',
  'contract',
  'remote',
  'employerType',
  'experienceLevel',
  'start',
  'postedWithin',
  'training',
] as const;
export type EmmaWishKind = (typeof EMMA_WISH_KINDS)[number];

/** Activities that are shown while an answer is being prepared. */
export const EMMA_WORKS = [
  'search',
  'job',
  'comparison',
  'match',
  'pay',
  'saved',
  'alert',
  'application',
  'applications',
  'profile',
  'employer',
  'help',
  'hand_over',
] as const;
export type EmmaWork = (typeof EMMA_WORKS)[number];

/**
 * `private`: health data or a patient's name was typed and not passed on. `fallback`: the language model did not answer, the built-in one
 * does. `budget`: the day's budget of the language model is used up. `removed`: words that no tool had returned were taken out.
 */
export const EMMA_NOTICES = ['private', 'fallback', 'budget', 'removed', 'unavailable'] as const;
export type EmmaNotice = (typeof EMMA_NOTICES)[number];

/** Reasons why somebody has to sign in. */
export const EMMA_SIGN_IN_REASONS = ['save', 'saved', 'match', 'alert', 'profile'] as const;

export const EMMA_SOURCE_KINDS = ['search', 'job', 'profile', 'pay', 'tariff', 'employer', 'help'] as const;

/** Changes with every change of the rules of the built-in model. */
export const BUILTIN_MODEL_VERSION = 3;

/** Where a machine takes part in what people see. */
export const AI_USES = ['emma', 'match', 'cv', 'texts', 'search', 'classification'] as const;
