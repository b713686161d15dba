import { JOB_STATES, type JobState } from './own-jobs.ts';

/** How long a job may stay public at a time. */
export const POSTING_DAYS = [30, 60, 90] as const;
export type PostingDays = (typeof POSTING_DAYS)[number];
export const DEFAULT_POSTING_DAYS: PostingDays = 60;

export const MAX_JOB_TEXT = 20_000;
export const MAX_JOB_LIST = 20;

/** What an employer may do to a job, and what an administrator decides about one that is held. */
export const POSTING_MOVES = ['publish', 'renew', 'pause', 'resume', 'close', 'fill'] as const;
export type PostingMove = (typeof POSTING_MOVES)[number];
export type HeldMove = 'release' | 'refuse';

/**
 * The one table of the states in which a job can be moved. One that is public is published again to bring out its changes; a
 * first publication may be held instead, and expiry is the clock's.
 */
export const POSTING_TRANSITIONS: Record<PostingMove | HeldMove, readonly JobState[]> = {
  publish: ['draft', 'live', 'planned', 'expired', 'paused', 'closed', 'filled'],
  renew: ['live', 'planned', 'expired'],
  pause: ['live', 'planned'],
  resume: ['paused'],
  close: ['live', 'planned', 'expired', 'paused'],
  fill: ['live', 'planned', 'expired', 'paused', 'closed'],
  release: ['held'],
  refuse: ['held'],
};

export function movesFrom(state: JobState): PostingMove[] {
  return POSTING_MOVES.filter((move) => POSTING_TRANSITIONS[move].includes(state));
}

/** What happened to a job, in its history. */
export const POSTING_EVENTS = [
  'created',
  'published',
  'changed',
  'renewed',
  'reposted',
  'resumed',
  'paused',
  'closed',
  'filled',
  'deleted',
  'imported',
  'held',
  'released',
  'refused',
  'suspended',
  'featured',
  'unfeatured',
  'moved',
] as const;
export type PostingEventKind = (typeof POSTING_EVENTS)[number];

/** Why a job was closed: the figures of an employer count filled ones. */
export const CLOSE_REASONS = ['closed', 'filled'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/**
 * How people apply. `email`: with our form, and what they send goes on to an address that nobody sees. `contact`: the contact's
 * phone and mail are shown, as feeds have it.
 */
export const POSTING_APPLY_METHODS = ['here', 'email', 'external', 'contact'] as const;
export type PostingApplyMethod = (typeof POSTING_APPLY_METHODS)[number];

/** What a job lacks before it can be published. */
export const POSTING_PROBLEMS = [
  'title_missing',
  'category_missing',
  'employment_type_missing',
  'experience_level_missing',
  'location_missing',
  'location_unknown',
  'text_missing',
  'apply_method_missing',
  'apply_url_missing',
  'apply_email_missing',
  'contact_missing',
  'contact_name_missing',
  'pay_range_wrong',
  'pay_missing_austria',
  'hours_range_wrong',
  'report_missing',
] as const;
export type PostingProblem = (typeof POSTING_PROBLEMS)[number];

/** What can be done to many jobs at once. */
export const BULK_ACTIONS = ['renew', 'pause', 'resume', 'close', 'fill', 'delete', 'department', 'feature'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const EVERY_STATE: readonly JobState[] = JOB_STATES;

export function fitsBulk(action: BulkAction, state: JobState): boolean {
  return { ...POSTING_TRANSITIONS, delete: EVERY_STATE, department: EVERY_STATE, feature: ['live'] as const }[
    action
  ].some((each) => each === state);
}

/** Why a job is left out: its state, a term that runs longer already, a Top-Job it is already, or an allowance or the places that are used up. */
export const BULK_REFUSALS = ['state', 'runs_longer', 'featured_already', 'allowance', 'no_place'] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/** The most jobs of one call. */
export const MAX_BULK = 1000;
/** A selection larger than this is worked through in parts of this size, and the progress is shown. */
export const BULK_CHUNK = 50;
/** How long „Rückgängig“ is offered, and how long the server takes it. */
export const UNDO_SECONDS = 10;
export const UNDO_GRACE_SECONDS = 60;

export const MAX_CSV_BYTES = 2_000_000;
export const MAX_CSV_ROWS = 500;
