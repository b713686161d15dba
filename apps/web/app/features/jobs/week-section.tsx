import { SHIFTS } from '@stellenvisite/contract/duty';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { dutyFacts } from './duty-facts.ts';
import { FactTable } from './fact-table.tsx';
import { ShiftCell } from './shared/shift-cell.tsx';
import { useJobWords } from './shared/use-job-words.ts';
import { WeekPlan } from './shared/week-plan.tsx';

/** The week as the employer gave it; where none was given, what is known of the duties and nothing more. */
export function WeekSection({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const facts = useDutyFacts(job);
  const department = job.department;
  if (!job.week) return <UnknownWeek job={job} />;
  return (
    <section className="jb">
      <h2>{t('week.title')}</h2>
      <p>{department ? t('week.leadDepartment', { department }) : t('week.lead')}</p>
      <WeekPlan week={job.week} />
      <FactTable facts={facts} />
    </section>
  );
}

function UnknownWeek({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const facts = useDutyFacts(job);
  const shifts = SHIFTS.filter((shift) => job.shifts.includes(shift));
  return (
    <section className="jb">
      <h2>{t('week.unknownTitle')}</h2>
      {shifts.length > 0 ? (
        <>
          <p>{t('week.shiftsText')}</p>
          <ul className="codes">
            {shifts.map((shift) => (
              <li key={shift}>
                <ShiftCell shift={shift} />
                {words.t(`shift.${shift}`)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <b>{t('week.unknown')}.</b>{' '}
          {job.hoursPerWeek && t('week.hoursText', { hours: words.hours(job.hoursPerWeek) })} {t('week.unknownText')}
        </p>
      )}
      <FactTable facts={facts} />
    </section>
  );
}

function useDutyFacts(job: JobDetail) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  return dutyFacts(job.duty, t, words);
}
