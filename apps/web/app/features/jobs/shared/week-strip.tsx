import { WEEKDAYS } from '@stellenvisite/contract/duty';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isWeekend } from './shift.ts';
import { ShiftCell } from './shift-cell.tsx';
import { useWeekWords } from './use-week-words.ts';
import { type WeekCells, weekText } from './week-text.ts';

export type WeekStripProps = {
  /** Seven cells from Monday, null for a free day. Null or undefined: no roster is known. */
  week: WeekCells | null | undefined;
  /** Said instead of the strip when no week is known; the default is „Dienste: nach Absprache“. */
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
