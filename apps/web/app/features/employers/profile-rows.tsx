import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { JobTitle } from '../jobs/display/job-title.tsx';
import { formatPayRange } from '../jobs/display/pay.ts';
import { RosterRow } from '../jobs/display/roster.tsx';
import { isWeekend } from '../jobs/display/shift.ts';
import { useJobWords } from '../jobs/display/use-job-words.ts';
import { useWeekWords } from '../jobs/display/week-strip.tsx';

type ProfileRowsProps = { jobs: readonly JobItem[]; total: number; to: string };

/** Open jobs as rows of a roster, with their example weeks. */
export function ProfileRows({ jobs, total, to }: ProfileRowsProps) {
  const { t } = useTranslation('employers');
  const locale = useLocale();
  const words = useJobWords();
  if (jobs.length === 0) return null;
  return (
    <section className="wrap pf-section pf-below" aria-labelledby="rows">
      <h2 id="rows">{t('profile.rows.title')}</h2>
      <div className="pf-rows">
        <RowsHead />
        {jobs.map((job) => (
          <RosterRow
            key={job.id}
            to={`/jobs/${job.id}`}
            title={<JobTitle title={job.title} />}
            subtitle={[job.department, words.employment(job)].filter(Boolean).join(' · ')}
            week={job.week ?? []}
            pay={monthlyPay(job, locale) ?? t('profile.rows.payOpen')}
          />
        ))}
      </div>
      <MoreLink to={to} className="mt-3">
        {t('profile.rows.all', { count: total })}
      </MoreLink>
    </section>
  );
}

/** The column is „im Monat“: pay of another period is identified by its tariff, or on the job's own page. */
function monthlyPay({ salary, tariff }: JobItem, locale: string): string | null {
  if (salary?.period === 'month') return formatPayRange(salary, locale);
  return tariff ? [tariff.name, tariff.grade].filter(Boolean).join(' ') : null;
}

/** Example weeks have no dates, so this head has none. */
function RowsHead() {
  const { t } = useTranslation('employers');
  const words = useWeekWords();
  return (
    <div className="rwrap" aria-hidden="true">
      <div className="rrow rhead">
        <span className="rname">{t('profile.rows.head')}</span>
        {WEEKDAYS.map((key, index) => (
          <span key={key} className={isWeekend(index) ? 'rc we' : 'rc'}>
            <b>{words.day(key)}</b>
          </span>
        ))}
        <span className="rpay">{t('profile.rows.pay')}</span>
      </div>
    </div>
  );
}
