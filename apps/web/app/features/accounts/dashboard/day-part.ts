import { toBerlinClock } from '@stellenvisite/contract/berlin-time';

export type DayPart = 'morning' | 'day' | 'evening';

/** The part of the day in Berlin that one greets by; nobody is greeted with "good night", so the night counts as evening. */
export function dayPartOf(now: Date): DayPart {
  const hour = toBerlinClock(now).getUTCHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 11 ? 'morning' : 'day';
}
