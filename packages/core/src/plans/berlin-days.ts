import { toBerlinClock } from '@stellenvisite/contract/berlin-time';

const DAY_MS = 86_400_000;

/** The day as Berlin has it: `2026-11-16`. */
export const berlinDay = (now: Date): string => toBerlinClock(now).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days from one to the other; 0 for the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The same day some months later; the last one of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const start = new Date(`${day}T00:00:00Z`);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** The calendar month as Berlin has it: its first moment and its last day. */
export function monthOf(now: Date): { from: Date; until: string } {
  const clock = toBerlinClock(now);
  const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth()];
  const first = new Date(Date.UTC(year, month, 1));
  const offset = toBerlinClock(first).getTime() - first.getTime();
  return {
    from: new Date(first.getTime() - offset),
    until: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  };
}
