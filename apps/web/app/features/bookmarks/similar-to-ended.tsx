import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../ui/use-locale.ts';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { formatPayRange } from '../jobs/shared/pay.ts';
import { WeekStrip } from '../jobs/shared/week-strip.tsx';

/** Open jobs like one that has ended. */
export function SimilarToEnded({ jobs }: { jobs: readonly JobItem[] }) {
  const { t } = useTranslation('bookmarks');
  const locale = useLocale();
  if (jobs.length === 0) return null;
  return (
    <div className="saved-similar">
      <h4>{t('list.similar')}</h4>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={`/jobs/${job.id}`} prefetch="intent" lang="de">
              <JobTitle title={job.title} />
            </Link>
            <small>
              <span lang="de">{job.employer.name}</span>, {job.location.city}
            </small>
            <WeekStrip week={job.week} size="s" />
            {job.salary && <b className="num">{formatPayRange(job.salary, locale)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
