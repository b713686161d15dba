import type { Language } from '../platform/languages.ts';
import type { Week } from './duty.schema.ts';

/**
 * The duty data of a job (product.md): what the employer or the feed stated about the roster.
 * Everything is optional and nothing is ever guessed.
 */
export const SHIFTS = ['early', 'day', 'late', 'night'] as const;
export type Shift = (typeof SHIFTS)[number];

/** The letter a shift carries on a roster: Früh, Tag, Spät, Nacht; early, day, late, night. */
export const SHIFT_LETTERS: Record<Language, Record<Shift, string>> = {
  de: { early: 'F', day: 'T', late: 'S', night: 'N' },
  en: { early: 'E', day: 'D', late: 'L', night: 'N' },
};

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const ON_CALL_KINDS = ['none', 'standby', 'on_site'] as const;

export function isWeekendFree(week: Week): boolean {
  return week[5] === null && week[6] === null;
}
