import type { Shift } from '@stellenvisite/contract/duty';

/** Only types come from the contract here: its schemas would bring zod into the browser. */
export const SHIFT_CODE: Record<Shift, 'F' | 'T' | 'S' | 'N'> = { early: 'F', day: 'T', late: 'S', night: 'N' };

export const SHIFT_ORDER: readonly Shift[] = ['early', 'day', 'late', 'night'];

export const DAY_KEYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const isWeekend = (dayIndex: number): boolean => dayIndex > 4;
