import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { isWeekend } from '../../../jobs/display/shift.ts';
import { ShiftCell } from '../../../jobs/display/shift-cell.tsx';
import { compareWeeks } from '../shared/compare-weeks.ts';

type WeekComparedProps = { jobWeek: Week | null; own: OwnWeek | null };

/** Renders the wished week over the job's. Where one of the two is not known, nothing is made up. */
export function WeekCompared({ jobWeek, own }: WeekComparedProps) {
  const { t } = useTranslation(['received-application', 'ui']);
  if (!jobWeek || !hasWeek(own)) return null;
  const days = compareWeeks(jobWeek, own);
  const conflicts = days.filter(({ isConflict }) => isConflict).length;
  const planned = days.filter((day) => day.planned).length;
  return (
    <section aria-labelledby="weeks">
      <h3 id="weeks">{t('week.title')}</h3>
      <table className="rd-week">
        <thead>
          <tr>
            <td />
            {days.map(({ day }, index) => (
              <th key={day} scope="col" className={clsx(isWeekend(index) && 'rd-weekend')}>
                {t(`ui:week.day.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('week.wish')}</th>
            {days.map(({ day, wished }, index) => (
              <td key={day} className={clsx(isWeekend(index) && 'rd-weekend')}>
                {wished.map((shift) => (
                  <span key={shift}>
                    <ShiftCell shift={shift} size="s" />
                    <span className="visually-hidden">{t(`ui:shift.${shift}.name`)}</span>
                  </span>
                ))}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('week.job')}</th>
            {days.map(({ day, planned: shift, isConflict }, index) => (
              <td key={day} className={clsx(isWeekend(index) && 'rd-weekend', isConflict && 'rd-conflict')}>
                {shift && (
                  <span>
                    <ShiftCell shift={shift} size="s" />
                    <span className="visually-hidden">
                      {t(`ui:shift.${shift}.name`)}
                      {isConflict && `, ${t('week.unwanted')}`}
                    </span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="rd-hint">
        {conflicts === 0 ? t('week.fits', { count: planned }) : t('week.conflicts', { count: conflicts })}
      </p>
    </section>
  );
}
