/** As many as somebody can look through; more would be a copy of the market. */
export const MAX_SAVED_JOBS = 500;
export const MAX_SAVED_EMPLOYERS = 500;
export const BOOKMARK_NOTE_LENGTH = 500;
export const SAVED_JOBS_PAGE = 20;
export const SAVED_EMPLOYERS_PAGE = 20;

/** `ends`: what ends first, then what has ended. */
export const SAVED_JOB_SORTS = ['ends', 'saved', 'salary'] as const;
export type SavedJobSort = (typeof SAVED_JOB_SORTS)[number];

/** `new`: most new jobs first. */
export const SAVED_EMPLOYER_SORTS = ['new', 'saved', 'name'] as const;
export type SavedEmployerSort = (typeof SAVED_EMPLOYER_SORTS)[number];

/** `paused`: the employer may publish it again. `ended`: expired or closed. */
export const SAVED_JOB_STATES = ['open', 'paused', 'ended'] as const;
export type SavedJobState = (typeof SAVED_JOB_STATES)[number];

/** The number of days a job of a saved employer counts as new. */
export const NEW_JOB_DAYS = 7;
/** How many days before its end a saved job is mentioned. */
export const SAVED_JOB_REMINDER_DAYS = 3;
/** How many open jobs stand next to a saved one that has ended. */
export const SIMILAR_TO_ENDED = 3;

export const BOOKMARK_KINDS = ['job', 'employer'] as const;
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];
