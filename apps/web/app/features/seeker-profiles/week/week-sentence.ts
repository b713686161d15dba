import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import { hasWeek, type OwnWeek, type ShiftWish } from '@stellenvisite/contract/seeker-profiles';
import { ruledOutDays, ruledOutShifts } from './own-week.ts';

export type WeekSentenceWords = {
  shift: (shift: Shift) => string;
  day: (day: number) => string;
  /** „jeden Tag“ */
  everyDay: string;
  /** „von Montag bis Donnerstag“ */
  range: (from: string, to: string) => string;
  /** „am Samstag und Sonntag“ */
  days: (days: string) => string;
  /** „an fünf Tagen“ */
  someDays: (count: number) => string;
  list: (parts: readonly string[]) => string;
  like: (what: string) => string;
  ok: (what: string) => string;
  neverDays: (days: string) => string;
  neverShifts: (shifts: string) => string;
  unset: string;
};

const MIN_RANGE = 3;
const MAX_NAMED = 2;

/** The own week in one to four short sentences. */
export function weekSentence(week: OwnWeek | null, words: WeekSentenceWords): string {
  if (!hasWeek(week)) return words.unset;
  const never = { days: ruledOutDays(week), shifts: ruledOutShifts(week) };
  const sentences = [
    wished(week, 'like', words, words.like),
    wished(week, 'ok', words, words.ok),
    never.days.length > 0 && never.days.length < WEEKDAYS.length && words.neverDays(nameDays(never.days, words)),
    never.shifts.length > 0 && words.neverShifts(words.list(never.shifts.map(words.shift))),
  ];
  return sentences.filter(Boolean).join(' ');
}

function wished(week: OwnWeek, wish: ShiftWish, words: WeekSentenceWords, say: (what: string) => string): string {
  const parts = SHIFTS.flatMap((shift) => {
    const days = WEEKDAYS.flatMap((_name, day) => (week[day]?.[shift] === wish ? [day] : []));
    return days.length > 0 ? [`${words.shift(shift)} ${nameDays(days, words)}`] : [];
  });
  return parts.length > 0 ? say(words.list(parts)) : '';
}

function nameDays(days: readonly number[], words: WeekSentenceWords): string {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  if (days.length === WEEKDAYS.length) return words.everyDay;
  if (days.length >= MIN_RANGE && last - first === days.length - 1)
    return words.range(words.day(first), words.day(last));
  return days.length <= MAX_NAMED ? words.days(words.list(days.map(words.day))) : words.someDays(days.length);
}
