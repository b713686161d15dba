import { toBerlinClock } from '@stellenvisite/contract/berlin-time';

export type DayPart = 'morning' | 'day' | 'evening' | 'night';

/** The part of the day in Berlin; the night follows hospital shifts, not office hours. */
export function dayPartOf(now: Date): DayPart {
  const hour = toBerlinClock(now).getUTCHours();
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
