import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../ui/use-locale.ts';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { formatPayRange } from '../../jobs/display/pay.ts';
import { WeekStrip } from '../../jobs/display/week-strip.tsx';

/** Open jobs like one that has ended. */
export function SimilarToEnded({ jobs }: { jobs: readonly JobItem[] }) {
  const { t } = useTranslation('bookmarks');
  const locale = useLocale();
  const prefetch = usePrefetch();
  if (jobs.length === 0) return null;
  return (
    <div className="col-[2/-1] mt-4 max-md:col-span-full">
      <h4 className="mb-2 font-semibold font-text text-fs-8 leading-[1.3]">{t('list.similar')}</h4>
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-control border border-line bg-line max-md:grid-cols-1">
        {jobs.map((job) => (
          <li className="relative flex flex-col gap-1.5 bg-sheet p-3" key={job.id}>
            <Link
              className="wrap-break-word hyphens-auto text-pretty font-semibold text-fs-7 leading-[1.3] after:absolute after:inset-0 hover:underline hover:underline-offset-[0.15em]"
              to={`/jobs/${job.id}`}
              prefetch={prefetch}
              lang="de"
            >
              <JobTitle title={job.title} />
            </Link>
            <small className="font-medium text-fs-9 text-ink-2 leading-[1.4]">
              <span lang="de">{job.employer.name}</span>, {job.location.city}
            </small>
            <WeekStrip className="mt-auto" week={job.week} size="s" />
            {job.salary && <b className="num">{formatPayRange(job.salary, locale)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
