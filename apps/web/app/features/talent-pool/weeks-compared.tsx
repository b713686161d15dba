import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { compareWeeks } from '../applications/received/shared/compare-weeks.ts';
import { isWeekend } from '../jobs/display/shift.ts';
import { ShiftCell } from '../jobs/display/shift-cell.tsx';

type WeeksComparedProps = {
  wished: OwnWeek | null;
  job: Week | null;
  /** Whose page it is: the person reads of the own week. */
  isOwn?: boolean;
};

/** Renders the wished week over the job's, with a sentence that says where they differ. Nothing where one of the two is not known. */
export function WeeksCompared({ wished, job, isOwn = false }: WeeksComparedProps) {
  const { t, i18n } = useTranslation(['talent-pool', 'ui']);
  if (!hasWeek(wished) || !job) return null;
  const days = compareWeeks(job, wished);
  const differing = days.flatMap(({ day, planned, isConflict }) =>
    isConflict && planned ? [t('weeks.day', { day: t(`weekday.${day}`), duty: t(`ui:shift.${planned}.name`) })] : [],
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(differing);
  const who = isOwn ? 'own' : 'other';
  return (
    <>
      <table className="tp-cmp">
        <caption className="visually-hidden">{t('weeks.title')}</caption>
        <thead>
          <tr>
            <td />
            {days.map(({ day }, index) => (
              <th key={day} scope="col" className={clsx(isWeekend(index) && 'tp-we')}>
                <abbr title={t(`weekday.${day}`)}>{t(`ui:week.day.${day}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('weeks.wish')}</th>
            {days.map(({ day, wished: shifts }, index) => (
              <td key={day} className={clsx(isWeekend(index) && 'tp-we')}>
                <Shifts shifts={shifts} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('weeks.job')}</th>
            {days.map(({ day, planned, isConflict }, index) => (
              <td key={day} className={clsx(isWeekend(index) && 'tp-we', isConflict && 'tp-bad')}>
                <Shifts shifts={planned ? [planned] : []} />
                {isConflict && <span className="visually-hidden">, {t('weeks.differs')}</span>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="tp-cmp-note">
        {differing.length === 0 ? t(`weeks.${who}.same`) : t(`weeks.${who}.differ`, { count: differing.length, list })}
      </p>
    </>
  );
}

function Shifts({ shifts }: { shifts: readonly ('early' | 'day' | 'late' | 'night')[] }) {
  const { t } = useTranslation(['talent-pool', 'ui']);
  if (shifts.length === 0) return <span className="visually-hidden">{t('ui:week.free')}</span>;
  return (
    <span className="tp-cells">
      {shifts.map((shift) => (
        <span key={shift}>
          <ShiftCell shift={shift} size="s" />
          <span className="visually-hidden">{t(`ui:shift.${shift}.name`)}</span>
        </span>
      ))}
    </span>
  );
}
