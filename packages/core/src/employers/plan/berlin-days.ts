import { fromBerlinClock, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';

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

/** Returns the calendar month as Berlin has it: its first moment and its last day. */
export function monthOf(now: Date): { from: Date; until: string } {
  const clock = toBerlinClock(now);
  const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth()];
  return {
    from: fromBerlinClock(new Date(Date.UTC(year, month, 1))),
    until: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  };
}
