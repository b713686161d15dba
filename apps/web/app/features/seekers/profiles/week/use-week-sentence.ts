import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { hasWeek, type OwnWeek, SHIFT_WISHES, type ShiftWish } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { isWithoutNight, isWithoutWeekend } from '@stellenvisite/contract/seekers/week-facts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../ui/use-locale.ts';

export type Week = NonNullable<SeekerProfileData['week']>;

export type WeekCell = { day: number; shift: Shift };

const UNSET_DAY = { early: null, day: null, late: null, night: null };

export const UNSET_WEEK: Week = WEEKDAYS.map(() => UNSET_DAY);

const SATURDAY = 5;

export const wishAt = (week: OwnWeek, { day, shift }: WeekCell): ShiftWish | null => week[day]?.[shift] ?? null;

export const PRESETS = ['onlyEarly', 'withoutNight', 'withoutWeekend', 'allOk'] as const;

type Preset = (typeof PRESETS)[number];

type Fill = (cell: WeekCell, wish: ShiftWish | null) => ShiftWish;

const FILLS: Record<Preset, Fill> = {
  onlyEarly: ({ shift }) => (shift === 'early' ? 'like' : 'no'),
  withoutNight: ({ shift }, wish) => (shift === 'night' ? 'no' : (wish ?? 'ok')),
  withoutWeekend: ({ day }, wish) => (day >= SATURDAY ? 'no' : (wish ?? 'ok')),
  allOk: () => 'ok',
};

/** Shifts that are possible on at least one day. */
export const possibleShifts = (week: OwnWeek): Shift[] =>
  SHIFTS.filter((shift) => week.some((day) => day[shift] === 'like' || day[shift] === 'ok'));

/** States whether a filling that stays true can be taken back; the others fill the week again. */
const TOGGLES: Partial<Record<Preset, { isOn: (week: OwnWeek) => boolean; covers: (cell: WeekCell) => boolean }>> = {
  withoutNight: { isOn: isWithoutNight, covers: ({ shift }) => shift === 'night' },
  withoutWeekend: { isOn: isWithoutWeekend, covers: ({ day }) => day >= SATURDAY },
};

/** Checks whether the week is as the filling leaves it; undefined for fillings that are not shown pressed. */
export const isPressed = (week: OwnWeek | null, preset: Preset): boolean | undefined =>
  TOGGLES[preset] && week !== null && TOGGLES[preset].isOn(week);

const ruledOutDays = (week: OwnWeek): number[] =>
  WEEKDAYS.flatMap((_name, day) => (SHIFTS.every((shift) => week[day]?.[shift] === 'no') ? [day] : []));

const ruledOutShifts = (week: OwnWeek): Shift[] => SHIFTS.filter((shift) => week.every((day) => day[shift] === 'no'));

export type WeekSentenceWords = {
  shift: (shift: Shift) => string;
  day: (day: number) => string;
  /** „an jedem Tag“ */
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
  /** Used where nothing is preferred. */
  okOnly: (what: string) => string;
  neverDays: (days: string) => string;
  neverShifts: (shifts: string) => string;
  unset: string;
};

const MIN_RANGE = 3;

const MAX_NAMED = 2;

export function useWeekSentence(): (week: OwnWeek | null) => string {
  const { t } = useTranslation('seeker-profiles');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (week) =>
    weekSentence(week, {
      shift: (shift) => t(`week.words.shift.${shift}`),
      day: (day) => fields(`weekday.${WEEKDAYS[day]}`),
      everyDay: t('week.words.everyDay'),
      range: (from, to) => t('week.words.range', { from, to }),
      days: (days) => t('week.words.days', { days }),
      someDays: (count) => t('week.words.someDays', { count, number: t(`week.words.number.${count}`) }),
      list: (parts) => list.format(parts),
      like: (what) => t('week.words.like', { what }),
      ok: (what) => t('week.words.ok', { what }),
      okOnly: (what) => t('week.words.okOnly', { what }),
      neverDays: (days) => t('week.words.neverDays', { days }),
      neverShifts: (shifts) => t('week.words.neverShifts', { shifts }),
      unset: t('week.words.unset'),
    });
}

/** Returns the own week in one to four short sentences. */
export function weekSentence(week: OwnWeek | null, words: WeekSentenceWords): string {
  if (!hasWeek(week)) return words.unset;
  const never = { days: ruledOutDays(week), shifts: ruledOutShifts(week) };
  const preferred = wished(week, 'like', words, words.like);
  const sentences = [
    preferred,
    wished(week, 'ok', words, preferred ? words.ok : words.okOnly),
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

export function withWish(week: Week, { day, shift }: WeekCell, wish: ShiftWish): Week {
  return week.map((cells, index) => (index === day ? { ...cells, [shift]: wish } : cells));
}

/** Returns the wish that the next tap gives a cell. */
export function nextWish(wish: ShiftWish | null): ShiftWish {
  const place = wish === null ? -1 : SHIFT_WISHES.indexOf(wish);
  return SHIFT_WISHES[(place + 1) % SHIFT_WISHES.length] ?? 'like';
}

/** Fills many cells at once; what says nothing of a cell leaves the wish that is there. A pressed one makes its cells possible again. */
export function applyPreset(week: Week, preset: Preset): Week {
  const fill = isPressed(week, preset) ? (cell: WeekCell) => releasedWish(week, preset, cell) : FILLS[preset];
  return week.map((cells, day) => ({
    ...UNSET_DAY,
    ...Object.fromEntries(SHIFTS.map((shift) => [shift, fill({ day, shift }, cells[shift])])),
  }));
}

function releasedWish(week: Week, preset: Preset, cell: WeekCell): ShiftWish | null {
  const others = PRESETS.filter((other) => other !== preset && isPressed(week, other));
  const isStillRefused = others.some((other) => TOGGLES[other]?.covers(cell));
  return TOGGLES[preset]?.covers(cell) && !isStillRefused ? 'ok' : wishAt(week, cell);
}
