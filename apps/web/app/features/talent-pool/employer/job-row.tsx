import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';
import { useJob } from './pool-queries.ts';

type JobRowProps = {
  jobs: readonly ListedJob[];
  jobId: string | null;
  onChoose: (job: string) => void;
};

/** Renders the employer's job that profiles are compared with. */
export function JobRow({ jobs, jobId, onChoose }: JobRowProps) {
  const { t } = useTranslation('talent-pool');
  const id = useId();
  return (
    <section className="te-job" aria-label={t('search.job.label')}>
      <MarkerStroke />
      <div className="te-job-in">
        {jobs.length === 0 ? (
          <div>
            <p className="te-label">{t('search.job.createText')}</p>
            <LinkButton to="/post-job" variant="secondary">
              {t('search.job.create')}
            </LinkButton>
          </div>
        ) : (
          <div>
            <label className="te-label" htmlFor={id}>
              {t('search.job.label')}
            </label>
            <span className="te-select">
              <select id={id} value={jobId ?? 'none'} onChange={({ target }) => onChoose(target.value)}>
                {jobs.map((job) => (
                  <option key={job.id} value={job.id}>
                    {job.title}
                  </option>
                ))}
                <option value="none">{t('search.job.none')}</option>
              </select>
              <ChevronDown size={20} />
            </span>
          </div>
        )}
        <JobFacts jobId={jobId} />
      </div>
    </section>
  );
}

function JobFacts({ jobId }: { jobId: string | null }) {
  const { t } = useTranslation(['talent-pool', 'ui']);
  const locale = useLocale();
  const { data: job } = useJob(jobId);
  if (!jobId || !job) return null;
  return (
    <>
      <div>
        <span className="te-label">{t('search.job.week')}</span>
        <WeekStrip week={job.week} size="s" />
      </div>
      <div>
        <span className="te-label">
          {t('search.job.pay')} {job.salary && t(`ui:pay.${job.salary.period}`)}
        </span>
        <span className="te-pay num">{job.salary ? formatPayRange(job.salary, locale) : t('search.job.noPay')}</span>
      </div>
    </>
  );
}
