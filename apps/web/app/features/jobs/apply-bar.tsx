import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { HeartButton } from '../bookmarks/shared/heart-button.tsx';
import { ApplyButton } from './shared/apply-button.tsx';
import { formatPayRange } from './shared/pay.ts';
import { payBasis } from './shared/pay-words.ts';

/** On a phone the way to apply is always at hand. */
export function ApplyBar({ job }: { job: JobDetail }) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const { fullTime, forHours } = payBasis(job, t, locale);
  return (
    <div className="m-apply no-print">
      <p>
        <b className="num">{job.salary ? formatPayRange(job.salary, locale) : job.location.city}</b>
        <span lang={forHours || fullTime ? undefined : 'de'}>{forHours ?? fullTime ?? job.employer.name}</span>
      </p>
      <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
      <ApplyButton job={job} short />
    </div>
  );
}
