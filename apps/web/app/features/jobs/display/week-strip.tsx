import { type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import type { DutyCell } from '@stellenvisite/contract/jobs/duty.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isWeekend } from './shift.ts';
import { ShiftCell } from './shift-cell.tsx';

export type WeekCell = Pick<DutyCell, 'shift'> & Partial<Pick<DutyCell, 'start' | 'end'>>;

export type WeekCells = readonly (WeekCell | null)[];

export type WeekWords = {
  title: string;
  day: (key: (typeof WEEKDAYS)[number]) => string;
  duty: (shift: Shift) => string;
  free: string;
  until: (start: string, end: string) => string;
};

export type WeekStripProps = {
  /** Seven cells from Monday, null for a free day. Null or undefined: no roster is known. */
  week: WeekCells | null | undefined;
  /** Stated instead of the strip when no week is known; the default is „Dienste: nach Absprache“. */
  fallback?: string;
  size?: 's' | 'm';
  /** Takes the whole width on a phone. */
  full?: boolean;
  className?: string;
};

export function WeekStrip({ week, fallback, size = 'm', full = true, className }: WeekStripProps) {
  const { t } = useTranslation('ui');
  const words = useWeekWords();
  if (!week) return <p className={clsx('week-none', className)}>{fallback ?? t('week.unknown')}</p>;
  return (
    <div
      className={clsx('week', size === 's' && 'week-s', full && size === 'm' && 'week-full', className)}
      role="img"
      aria-label={weekText(week, words)}
    >
      {WEEKDAYS.map((key, index) => (
        <span key={key} className={clsx('week-day', isWeekend(index) && 'we')} aria-hidden="true">
          {size === 'm' && <i>{words.day(key)}</i>}
          <ShiftCell shift={week[index]?.shift ?? null} />
        </span>
      ))}
    </div>
  );
}

export function useWeekWords(): WeekWords {
  const { t } = useTranslation('ui');
  return {
    title: t('week.title'),
    day: (key) => t(`week.day.${key}`),
    duty: (shift) => t(`shift.${shift}.duty`),
    free: t('week.free'),
    until: (start, end) => t('week.until', { start, end }),
  };
}

/** Returns the week in words: what a screen reader says of the strip, and what a person without colours or letters needs. */
export function weekText(week: WeekCells, words: WeekWords, { withTimes = false } = {}): string {
  const days = WEEKDAYS.map((key, index) => {
    const cell = week[index] ?? null;
    if (!cell) return `${words.day(key)} ${words.free}`;
    const times = withTimes && cell.start && cell.end ? ` ${words.until(cell.start, cell.end)}` : '';
    return `${words.day(key)} ${words.duty(cell.shift)}${times}`;
  });
  return `${words.title}: ${days.join(', ')}`;
}
