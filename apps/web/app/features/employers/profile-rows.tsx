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
    <section
      className="wrap pt-20 max-md:pt-14 not-print:[--below:33rem] not-print:[content-visibility:auto] not-print:[contain-intrinsic-block-size:auto_var(--below)] not-print:[overflow-clip-margin:2rem] not-print:max-lg:[--below:43rem] not-print:max-md:[--below:54rem] not-print:max-sm:[--below:76rem]"
      aria-labelledby="rows"
    >
      <h2 className="mb-5 text-fs-2 tracking-[-0.028em]" id="rows">
        {t('profile.rows.title')}
      </h2>
      <div className="[--rcols:minmax(0,24fr)_repeat(7,minmax(0,6fr))_minmax(0,11fr)] bg-sheet border border-line rounded-sheet overflow-hidden [&_.rwrap:last-child]:border-b-0 [&_.rrow]:max-w-none [&_.rrow]:px-5 [&_.rblock]:justify-center [&_.rblock_i]:hidden [&_a.rrow:hover]:bg-sheet-2 max-md:[&_.rrow]:px-4 max-md:[&_.rrow>.rname]:col-[1/5] max-md:[&_.rrow>.rpay]:col-[5/8] max-md:[&_.rrow>.rpay]:items-start max-md:[&_.rrow>.rpay]:pt-0.5 max-md:[&_.rrow>.rpay]:whitespace-normal max-md:[&_.rname>*]:whitespace-normal">
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
