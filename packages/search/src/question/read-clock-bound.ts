import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Token } from '../sentence/read-tokens.ts';
import { numberOf } from './number-words.ts';

/** The shifts that begin or end beyond a clock time. */
export type ClockBound = { values: readonly Shift[]; to: number };

const AFTER: ReadonlySet<string> = new Set(['nach', 'ab', 'after', 'past', 'beyond']);
const BEFORE: ReadonlySet<string> = new Set(['vor', 'before']);
const EVENING: ReadonlySet<string> = new Set(['abends', 'pm', 'nachmittags']);
const MORNING: ReadonlySet<string> = new Set(['morgens', 'am', 'fruh', 'vormittags']);
const UNITS: ReadonlySet<string> = new Set(['uhr', 'oclock', 'h']);
const TIME = /^(?<hour>\d{1,2})(?:[:.]\d\d)?(?<half>am|pm)?$/;
const HALF_DAY = 12;
/** A late shift ends later, a night shift is all that goes on. */
const LATE_ENDS = 20;
const LATE_RUNS = 16;
const EARLY_RUNS = 9;

/** Reads "nach 18 Uhr" and "before 8 am" as the shifts there, which count where they are refused. */
export function readClockBound(tokens: readonly Token[], from: number): ClockBound | null {
  const [bound, time] = [tokens[from]?.folded ?? '', tokens[from + 1]];
  const isAfter = AFTER.has(bound);
  if ((!isAfter && !BEFORE.has(bound)) || !time || time.isPhrase) return null;
  const { hour, half } = TIME.exec(time.folded)?.groups ?? {};
  const figure = hour === undefined ? numberOf(time.folded) : Number(hour);
  if (figure === null || figure > 2 * HALF_DAY) return null;
  const unit = UNITS.has(tokens[from + 2]?.folded ?? '') ? 1 : 0;
  const part = tokens[from + 2 + unit]?.folded ?? '';
  const isNamed = unit > 0 || half !== undefined || EVENING.has(part) || MORNING.has(part);
  if (!isNamed) return null;
  const isEvening = half === 'pm' || EVENING.has(part);
  const values = shiftsBeyond(isEvening && figure < HALF_DAY ? figure + HALF_DAY : figure, isAfter);
  return values.length === 0
    ? null
    : { values, to: from + 2 + unit + (EVENING.has(part) || MORNING.has(part) ? 1 : 0) };
}

function shiftsBeyond(hour: number, isAfter: boolean): readonly Shift[] {
  if (!isAfter) return hour <= EARLY_RUNS ? ['early'] : [];
  if (hour < LATE_RUNS) return [];
  return hour >= LATE_ENDS ? ['night'] : ['late', 'night'];
}
