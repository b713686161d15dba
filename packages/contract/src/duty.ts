import type { Week } from './duty.schema.ts';

/**
 * The duty data of a job (product.md): what the employer or the feed said about the roster.
 * Everything is optional and nothing is ever guessed.
 */
export const SHIFTS = ['early', 'day', 'late', 'night'] as const;
export type Shift = (typeof SHIFTS)[number];

/** The letter a shift carries on every roster: Früh, Tag, Spät, Nacht. */
export const SHIFT_LETTER: Record<Shift, 'F' | 'T' | 'S' | 'N'> = { early: 'F', day: 'T', late: 'S', night: 'N' };

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const ON_CALL_KINDS = ['none', 'standby', 'on_site'] as const;

export function isWeekendFree(week: Week): boolean {
  return week[5] === null && week[6] === null;
}
