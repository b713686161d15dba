import { SHIFT_LETTERS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { DutyCell, Week } from '@stellenvisite/contract/jobs/duty.schema';
import patterns from '../data/duty-patterns.json' with { type: 'json' };
import type { Random } from '../random.ts';

export type DutyModel = keyof typeof patterns;

const SHIFT_OF = Object.fromEntries(
  Object.entries(SHIFT_LETTERS.de).map(([shift, letter]) => [letter, shift]),
) as Record<string, Shift>;
const PATTERNS: Record<string, Record<string, string[] | undefined>> = patterns;

/** Minutes of paid work a duty should have, from which follows how many of them make the week. */
const USUAL_DUTY: Partial<Record<DutyModel, number>> = { rescue: 675, night: 555, doctor: 470 };
const USUAL = 462;
const DOCTOR_NIGHT = 675;
const QUARTER = 15;
/** Arbeitszeitgesetz § 4: 30 minutes from six hours on, 45 from nine. */
const breakOf = (paid: number) => (paid > 540 ? 45 : paid > 360 ? 30 : 0);

/** Minutes after midnight; the late duty of an employer that closes ends when it does. */
export type ShiftClock = { early: number; day: number; nightGross: number; closes: number | null };

export function pickClock(random: Random, closesInTheEvening = false): ShiftClock {
  if (closesInTheEvening) {
    return {
      early: random.pick([420, 435, 450, 465]),
      day: random.pick([450, 465, 480]),
      nightGross: 555,
      closes: random.pick([1095, 1110, 1140, 1170]),
    };
  }
  return {
    early: random.pick([345, 360, 360, 375, 390, 405]),
    day: random.pick([420, 435, 450, 465, 480]),
    nightGross: random.pick([540, 555, 555, 570, 585]),
    closes: null,
  };
}

/** Creates an example week whose duties add up to the hours, breaks taken off, and which leaves eleven hours between two of them. */
export function buildWeek(model: DutyModel, hours: number, clock: ShiftClock, random: Random): Week {
  const minutes = hours * 60;
  const duty = minutes / (USUAL_DUTY[model] ?? USUAL);
  // Twelve hours are the most there may be, so rather one duty more.
  const count = Math.min(5, Math.max(2, model === 'rescue' ? Math.ceil(duty) : Math.round(duty)));
  const byCount = PATTERNS[model] ?? {};
  const choices = byCount[count] ?? byCount[count - 1] ?? byCount[4] ?? [];
  const letters = [...random.pick(choices)];
  const nights = letters.filter((letter) => letter === 'N').length;
  const duties = letters.filter((letter) => letter !== '-').length;
  const paid = paidOf(letters, model, minutes, nights === duties ? null : nightPaidOf(model, clock));
  const longest = (shift: Shift) =>
    Math.max(...letters.flatMap((letter, day) => (SHIFT_OF[letter] === shift ? [grossOf(paid[day] ?? 0)] : [])));
  return letters.map((letter, day) => {
    const shift = SHIFT_OF[letter];
    return shift ? toCell(shift, startOf(shift, model, longest(shift), clock), paid[day] ?? 0) : null;
  });
}

/**
 * The paid minutes of each day, in whole quarters of an hour: duties begin and end at times people know, and what does not
 * divide evenly makes some of them a quarter longer.
 */
function paidOf(letters: readonly string[], model: DutyModel, minutes: number, nightPaid: number | null): number[] {
  const isFixed = (letter: string) => letter === 'N' && nightPaid !== null && model !== 'rescue';
  const fixed = letters.filter(isFixed).length * (nightPaid ?? 0);
  const shared = letters.filter((letter) => letter !== '-' && !isFixed(letter)).length;
  const quarters = Math.round((minutes - fixed) / QUARTER);
  let left = shared === 0 ? 0 : quarters % shared;
  return letters.map((letter) => {
    if (letter === '-') return 0;
    if (isFixed(letter)) return nightPaid ?? 0;
    return (Math.floor(quarters / shared) + (left-- > 0 ? 1 : 0)) * QUARTER;
  });
}

function nightPaidOf(model: DutyModel, clock: ShiftClock): number {
  return model === 'doctor' ? DOCTOR_NIGHT : clock.nightGross - breakOf(clock.nightGross - 30);
}

const grossOf = (paid: number) => paid + breakOf(paid);

function toCell(shift: Shift, start: number, paid: number): DutyCell {
  return { shift, start: clockTime(start), end: clockTime(start + grossOf(paid)) };
}

/** The night ends half an hour into the early duty and the late one half an hour into the night, for the hand-over. */
function startOf(shift: Shift, model: DutyModel, gross: number, clock: ShiftClock): number {
  if (model === 'rescue') return shift === 'night' ? clock.day + 720 : clock.day;
  if (shift === 'early') return clock.early;
  if (shift === 'day') return clock.day;
  if (shift === 'night') return model === 'doctor' ? 1200 : clock.early + 30 - gross;
  const lateEnd = clock.closes ?? clock.early + 30 - clock.nightGross + 1440 + 30;
  return lateEnd - gross;
}

function clockTime(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`;
}
