import type { JobStatus } from './job-fields.ts';

/** How long a job may stay public at a time. */
export const POSTING_DAYS = [30, 60, 90] as const;
export type PostingDays = (typeof POSTING_DAYS)[number];
export const DEFAULT_POSTING_DAYS: PostingDays = 60;

export const MAX_JOB_TEXT = 20_000;
export const MAX_JOB_LIST = 20;

export const POSTING_MOVES = ['publish', 'pause', 'close'] as const;
export type PostingMove = (typeof POSTING_MOVES)[number];

/** The one table of what an employer may do to a job in which status. A job that is public is published again to bring out its changes. */
export const POSTING_TRANSITIONS: Record<PostingMove, { from: readonly JobStatus[]; to: JobStatus }> = {
  publish: { from: ['draft', 'published', 'paused', 'closed'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  close: { from: ['published', 'paused'], to: 'closed' },
};

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
] as const;
export type PostingEventKind = (typeof POSTING_EVENTS)[number];

/** Why a job was closed: the figures of an employer count filled ones. */
export const CLOSE_REASONS = ['closed', 'filled'] as const;

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
  'contact_missing',
  'pay_range_wrong',
  'pay_missing_austria',
] as const;
export type PostingProblem = (typeof POSTING_PROBLEMS)[number];
