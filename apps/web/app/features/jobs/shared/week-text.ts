import { type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import type { DutyCell } from '@stellenvisite/contract/duty.schema';

export type WeekCell = Pick<DutyCell, 'shift'> & Partial<Pick<DutyCell, 'start' | 'end'>>;
export type WeekCells = readonly (WeekCell | null)[];

export type WeekWords = {
  title: string;
  day: (key: (typeof WEEKDAYS)[number]) => string;
  duty: (shift: Shift) => string;
  free: string;
  until: (start: string, end: string) => string;
};

/** The week in words: what a screen reader says of the strip, and what a person without colours or letters needs. */
export function weekText(week: WeekCells, words: WeekWords, { withTimes = false } = {}): string {
  const days = WEEKDAYS.map((key, index) => {
    const cell = week[index] ?? null;
    if (!cell) return `${words.day(key)} ${words.free}`;
    const times = withTimes && cell.start && cell.end ? ` ${words.until(cell.start, cell.end)}` : '';
    return `${words.day(key)} ${words.duty(cell.shift)}${times}`;
  });
  return `${words.title}: ${days.join(', ')}`;
}
