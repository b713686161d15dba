import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import { type OwnWeek, SHIFT_WISHES, type ShiftWish } from '@stellenvisite/contract/seeker-profiles';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';

export type Week = NonNullable<SeekerProfileData['week']>;
export type WeekCell = { day: number; shift: Shift };

const UNSET_DAY = { early: null, day: null, late: null, night: null };
export const UNSET_WEEK: Week = WEEKDAYS.map(() => UNSET_DAY);

const SATURDAY = 5;

export const wishAt = (week: OwnWeek, { day, shift }: WeekCell): ShiftWish | null => week[day]?.[shift] ?? null;

export function withWish(week: Week, { day, shift }: WeekCell, wish: ShiftWish): Week {
  return week.map((cells, index) => (index === day ? { ...cells, [shift]: wish } : cells));
}

/** What a further tap makes of a cell. */
export function nextWish(wish: ShiftWish | null): ShiftWish {
  const place = wish === null ? -1 : SHIFT_WISHES.indexOf(wish);
  return SHIFT_WISHES[(place + 1) % SHIFT_WISHES.length] ?? 'like';
}

export const PRESETS = ['onlyEarly', 'withoutNight', 'withoutWeekend', 'allOk'] as const;
export type Preset = (typeof PRESETS)[number];

type Fill = (cell: WeekCell, wish: ShiftWish | null) => ShiftWish;
const FILLS: Record<Preset, Fill> = {
  onlyEarly: ({ shift }) => (shift === 'early' ? 'like' : 'no'),
  withoutNight: ({ shift }, wish) => (shift === 'night' ? 'no' : (wish ?? 'ok')),
  withoutWeekend: ({ day }, wish) => (day >= SATURDAY ? 'no' : (wish ?? 'ok')),
  allOk: () => 'ok',
};

/** Fills many cells at once; what says nothing of a cell leaves the wish that is there. */
export function applyPreset(week: Week, preset: Preset): Week {
  return week.map((cells, day) => ({
    ...UNSET_DAY,
    ...Object.fromEntries(SHIFTS.map((shift) => [shift, FILLS[preset]({ day, shift }, cells[shift])])),
  }));
}

/** Shifts that are possible on at least one day. */
export const possibleShifts = (week: OwnWeek): Shift[] =>
  SHIFTS.filter((shift) => week.some((day) => day[shift] === 'like' || day[shift] === 'ok'));

/** Every cell of Saturday and Sunday was ruled out. */
export const isWithoutWeekend = (week: OwnWeek): boolean =>
  week.slice(SATURDAY).every((day) => SHIFTS.every((shift) => day[shift] === 'no'));

export const ruledOutDays = (week: OwnWeek): number[] =>
  WEEKDAYS.flatMap((_name, day) => (SHIFTS.every((shift) => week[day]?.[shift] === 'no') ? [day] : []));

export const ruledOutShifts = (week: OwnWeek): Shift[] =>
  SHIFTS.filter((shift) => week.every((day) => day[shift] === 'no'));
