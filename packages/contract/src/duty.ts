import { z } from 'zod';

/**
 * The duty data of a job (product.md): what the employer or the feed said about the roster.
 * Everything is optional and nothing is ever guessed.
 */
export const SHIFTS = ['early', 'day', 'late', 'night'] as const;
export const shiftSchema = z.enum(SHIFTS);
export type Shift = z.infer<typeof shiftSchema>;

/** The letter a shift carries on every roster: Früh, Tag, Spät, Nacht. */
export const SHIFT_LETTER: Record<Shift, 'F' | 'T' | 'S' | 'N'> = { early: 'F', day: 'T', late: 'S', night: 'N' };

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const dutyCellSchema = z.object({ shift: shiftSchema, start: clockTimeSchema, end: clockTimeSchema });
export type DutyCell = z.infer<typeof dutyCellSchema>;

/** Monday to Sunday; null is a free day. A duty that ends before it starts ends on the next day. */
export const weekSchema = z.array(dutyCellSchema.nullable()).length(7);
export type Week = z.infer<typeof weekSchema>;

export const ON_CALL_KINDS = ['none', 'standby', 'on_site'] as const;

export const dutySchema = z.object({
  shifts: z.array(shiftSchema),
  week: weekSchema.nullable(),
  maxNightsPerMonth: z.number().int().min(0).max(31).nullable(),
  freeWeekendsOfFour: z.number().int().min(0).max(4).nullable(),
  onCall: z.enum(ON_CALL_KINDS).nullable(),
  rosterWeeksAhead: z.number().int().min(0).max(52).nullable(),
  patientsPerNurseDay: z.number().positive().nullable(),
  patientsPerNurseNight: z.number().positive().nullable(),
  inductionWeeks: z.number().int().min(0).max(104).nullable(),
});
export type Duty = z.infer<typeof dutySchema>;

export function isWeekendFree(week: Week): boolean {
  return week[5] === null && week[6] === null;
}
