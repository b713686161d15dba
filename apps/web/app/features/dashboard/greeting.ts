import { TIME_ZONE } from '@stellenvisite/contract/countries';

export type DayPart = 'morning' | 'day' | 'evening' | 'night';

const hourFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE });

/** By the ward's clock: who is here at night is on duty, or just off it. */
export function dayPartOf(now: Date): DayPart {
  const hour = Number(hourFormat.format(now));
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
