import { berlinDayNumber } from '../platform/berlin-time.ts';
import type { ApplicationStatus, Offer, ShownApplicationStatus } from './applications.ts';

/**
 * Where an employer finds an application: its status, whether somebody has opened it, and whether an offer waits for its answer.
 * `seen` and `offer` are no statuses: an `applied` application with `openedAt`, an `interview` with an open offer.
 */
export const RECEIVED_COLUMNS = ['new', 'seen', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type ReceivedColumn = (typeof RECEIVED_COLUMNS)[number];

/** The columns of the board in their order, set by the keys 1 to 6. What was withdrawn appears in the list alone. */
export const BOARD_COLUMNS = [
  'new',
  'seen',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const satisfies readonly ReceivedColumn[];
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** Statuses that an employer's team sets. `seen` follows from opening, `hired` from the applicant's yes to an offer. */
export const RECEIVED_MOVES = ['interview', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type ReceivedMove = (typeof RECEIVED_MOVES)[number];

/** Null for a status that this version does not know. */
export function columnOf(application: {
  status: ShownApplicationStatus;
  openedAt: string | null;
  offer: Pick<Offer, 'answer'> | null;
}): ReceivedColumn | null {
  const { status, openedAt, offer } = application;
  if (status === 'unknown') return null;
  if (status === 'interview' && offer?.answer === null) return 'offer';
  if (status !== 'applied') return status;
  return openedAt ? 'seen' : 'new';
}

/** How long a move can be undone before it is sent and the applicant is informed. */
export const MOVE_UNDO_SECONDS = 10;

/** `waiting`: who has waited longest first; of what is decided the newest first. `match` orders and never hides anybody. */
export const RECEIVED_SORTS = ['waiting', 'newest', 'match'] as const;
export type ReceivedSort = (typeof RECEIVED_SORTS)[number];

/** `unanswered` has no answer yet, `over_promise` has none although the promise is over. */
export const RECEIVED_WAITING = ['unanswered', 'over_promise'] as const;

/** How many applications a queue can contain. */
export const MAX_QUEUE = 1000;

/** How many cards a column of the board begins with, and how many it shows more at a time. */
export const BOARD_PAGE = 50;
export const MAX_BOARD_PAGE = 200;
export const MAX_BULK_MOVES = 200;
/** Statuses that several applications can be moved to at once. */
export const BULK_TARGETS = ['seen', ...RECEIVED_MOVES] as const;
export type BulkTarget = (typeof BULK_TARGETS)[number];

/** For how many days of Berlin's calendar somebody has waited. */
export function daysWaiting(since: string, now: string): number {
  return Math.max(0, berlinDayNumber(new Date(now)) - berlinDayNumber(new Date(since)));
}
