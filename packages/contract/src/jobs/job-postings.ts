import { JOB_SECTION_KINDS, type PostingDays } from './job-fields.ts';
import { JOB_STATES, type JobState } from './own-jobs.ts';

export const DEFAULT_POSTING_DAYS: PostingDays = 60;

export const MAX_JOB_TEXT = 20_000;
export const MAX_JOB_LIST = 20;
/** Of all texts of a job together, with their markup: a long ad has some ten thousand characters. */
export const MAX_JOB_TEXTS = 60_000;

/** The moves an employer may make with a job, and the decisions of an administrator about one that is pending review. */
export const POSTING_MOVES = ['publish', 'renew', 'pause', 'resume', 'close', 'fill'] as const;
export type PostingMove = (typeof POSTING_MOVES)[number];
export type ScheduledMove = 'release' | 'refuse';

/**
 * The one table of the states in which a job can be moved. A public job is published again to release its changes; a first publication may
 * be pending review instead, and jobs expire by the clock.
 */
export const POSTING_TRANSITIONS: Record<PostingMove | ScheduledMove, readonly JobState[]> = {
  publish: ['draft', 'refused', 'live', 'planned', 'expired', 'paused', 'closed', 'filled'],
  renew: ['live', 'planned', 'expired'],
  pause: ['live', 'planned'],
  resume: ['paused'],
  close: ['live', 'planned', 'expired', 'paused'],
  fill: ['live', 'planned', 'expired', 'paused', 'closed'],
  release: ['pending'],
  refuse: ['pending'],
};

export function movesFrom(state: JobState): PostingMove[] {
  return POSTING_MOVES.filter((move) => POSTING_TRANSITIONS[move].includes(state));
}

/** The events in the history of a job. */
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
  'pending',
  'released',
  'refused',
  'suspended',
  'featured',
  'unfeatured',
  'moved',
  'reopened',
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

/** The requirements a job can miss for publication. */
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

/** The actions that can be applied to many jobs at once. */
export const BULK_ACTIONS = ['renew', 'pause', 'resume', 'close', 'fill', 'delete', 'department', 'feature'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A job that an administrator removed is reopened first. */
const OWN_STATES: readonly JobState[] = JOB_STATES.filter((state) => state !== 'removed');

export function fitsBulk(action: BulkAction, state: JobState): boolean {
  return { ...POSTING_TRANSITIONS, delete: OWN_STATES, department: OWN_STATES, feature: ['live'] as const }[
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
/** Drafts of one employer that were never published, without those of feeds: a whole file, and more than anybody works on by hand. */
export const MAX_DRAFTS = 600;

/** The parts of a job that are text, each accepted or thrown away by itself. */
export const TEXT_PARTS = ['title', 'intro', ...JOB_SECTION_KINDS, 'requirements', 'benefits'] as const;

export type TextPart = (typeof TEXT_PARTS)[number];

export const JOB_QUESTION_KINDS = ['text', 'choice', 'choices', 'shifts', 'date'] as const;

export type JobQuestionKind = (typeof JOB_QUESTION_KINDS)[number];

export const MAX_JOB_QUESTIONS = 5;

export const MAX_QUESTION_OPTIONS = 8;

export const ANSWER_LENGTH = 600;
