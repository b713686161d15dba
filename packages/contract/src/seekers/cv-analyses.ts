/** `queued` and `reading` go on by themselves; `saved` has been taken over into the profile, in whole or in part. */
export const CV_ANALYSIS_STATES = ['queued', 'reading', 'done', 'failed', 'saved'] as const;
export type CvAnalysisState = (typeof CV_ANALYSIS_STATES)[number];

/**
 * Why a file could not be read. `no_text`: pages that are pictures. `locked`: a password is needed. `too_much`: time, memory or size ran out.
 * `nothing_found`: there is text, and nothing of it belongs in a profile. `gone`: the file was deleted meanwhile.
 */
export const CV_FAILURES = ['no_text', 'locked', 'damaged', 'too_much', 'nothing_found', 'gone'] as const;
export type CvFailure = (typeof CV_FAILURES)[number];

export const CV_FIELD_KINDS = [
  'occupation',
  'level',
  'specialty',
  'department',
  'licence',
  'education',
  'experience',
  'language',
  'skills',
  'place',
  'yearsOfExperience',
  'driversLicence',
] as const;
export type CvFieldKind = (typeof CV_FIELD_KINDS)[number];

/** Stated in words to people, never as a percentage. */
export const CV_CONFIDENCES = ['sure', 'probable', 'check'] as const;
export type CvConfidence = (typeof CV_CONFIDENCES)[number];

export const CV_CHOICES = ['take', 'change', 'skip'] as const;
export type CvChoice = (typeof CV_CHOICES)[number];

/** The questions to a person about a field that should be checked. */
export const CV_QUESTIONS = ['unfinished', 'dates', 'meaning', 'employer', 'not_in_text'] as const;
export type CvQuestion = (typeof CV_QUESTIONS)[number];

export const CV_SUGGESTIONS = [
  'licence_missing',
  'title_unclear',
  'too_long',
  'too_short',
  'dates_missing',
  'gap',
  'language_level',
  'week_missing',
  'private_details',
] as const;
export type CvSuggestionKind = (typeof CV_SUGGESTIONS)[number];

/** A class of the European driver's licence. */
export const DRIVING_CLASS = /^(?:AM|A1|A2|A|BE|B96|B|C1E|C1|CE|C|D1E|D1|DE|D|L|T)$/;

/** How long a draft waits for its decisions. */
export const CV_ANALYSIS_DAYS = 30;
export const MAX_CV_ANALYSES = 10;
/** Longer documents are read as far as this. */
export const MAX_CV_PAGES = 30;
export const MAX_CV_FIELDS = 80;
export const CV_FITTING_JOBS = 3;
/** Changes with every change of the rules that read CVs. */
export const CV_READER_VERSION = 2;
