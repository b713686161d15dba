import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import type { Country } from '@stellenvisite/contract/countries';
import Holidays from 'date-holidays';

export type WorkPlace = { country: Country; region: string };

const DAY_MS = 86_400_000;

/** How many working days of the place have begun since: the day itself does not count, today does. */
export function workingDaysSince(since: Date, now: Date, place: WorkPlace): number {
  const last = startOfDay(now);
  let days = 0;
  for (let day = startOfDay(since) + DAY_MS; day <= last; day += DAY_MS) {
    if (isWorkingDay(new Date(day), place)) days++;
  }
  return days;
}

/** `day` is read by its UTC methods. Saturdays count for nobody, as in most administrations. */
export function isWorkingDay(day: Date, place: WorkPlace): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !holidaysOf(place, day.getUTCFullYear()).has(day.toISOString().slice(0, 10));
}

function startOfDay(moment: Date): number {
  return Math.floor(toBerlinClock(moment).getTime() / DAY_MS) * DAY_MS;
}

const known = new Map<string, ReadonlySet<string>>();

function holidaysOf({ country, region }: WorkPlace, year: number): ReadonlySet<string> {
  const state = stateOf(country, region);
  const key = `${country} ${state ?? ''} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const calendar = state ? new Holidays(country, state) : new Holidays(country);
  const isFree = ({ type }: { type: string }) => type === 'public';
  const days = new Set((calendar.getHolidays(year) ?? []).filter(isFree).map(({ date }) => date.slice(0, 10)));
  known.set(key, days);
  return days;
}

/** „Kanton Zürich“ and „Zürich“ are one. A region that is not known has the holidays of the whole country. */
function stateOf(country: Country, region: string): string | undefined {
  const states = new Holidays().getStates(country, 'de') ?? {};
  const plain = (name: string) => name.toLowerCase().replace(/^(kanton|land|freistaat) /, '');
  return Object.entries(states).find(([, name]) => plain(name) === plain(region))?.[0];
}
