import type { HeldJob } from '@stellenvisite/contract/held-jobs.schema';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { JobTitle } from '../../jobs/shared/job-title.tsx';

const DAY_MS = 86_400_000;
const daysSince = (at: string, now: number) => Math.floor((now - new Date(at).getTime()) / DAY_MS);

type QueueListProps = {
  jobs: readonly HeldJob[];
  currentId: string | null;
  /** Null: a list nobody promised a time for. */
  targetDays: number | null;
};

/** What waits, oldest first. The black line is the time within which a job is to be decided. */
export function QueueList({ jobs, currentId, targetDays }: QueueListProps) {
  const { t } = useTranslation('held-jobs');
  const [params] = useSearchParams();
  const now = Date.now();
  const isLate = (job: HeldJob | undefined) =>
    job !== undefined && targetDays !== null && daysSince(job.heldAt, now) > targetDays;
  const toJob = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('stelle', id);
    return { search: `?${next}` };
  };
  return (
    <nav className="mod-queue" aria-label={t('queue')}>
      {jobs.map((job, index) => {
        const days = daysSince(job.heldAt, now);
        const hasLine = targetDays !== null && isLate(jobs[index - 1]) && !isLate(job);
        return (
          <Fragment key={job.id}>
            {hasLine && (
              <p className="mod-line">
                <span>{t('target', { count: targetDays })}</span>
              </p>
            )}
            <Link to={toJob(job.id)} aria-current={job.id === currentId ? 'true' : undefined} preventScrollReset>
              <b lang="de">
                <JobTitle title={job.title} />
              </b>
              <span className={isLate(job) ? 'mod-age mod-late' : 'mod-age'}>
                {days === 0 ? t('today') : t('days', { count: days })}
              </span>
              <small>
                {job.employer.name}, {job.employer.city}
              </small>
              <Why job={job} />
            </Link>
          </Fragment>
        );
      })}
    </nav>
  );
}

/** Each kind of reason once, with its count where there are several. */
function Why({ job: { reasons } }: { job: HeldJob }) {
  const { t } = useTranslation('held-jobs');
  const counts = Map.groupBy(reasons, ({ kind }) => t(`short.${kind}`));
  return (
    <span className="mod-why">
      {[...counts].map(([label, found]) => (
        <i key={label} className={found.some(({ law, isBlocking }) => law || isBlocking) ? undefined : 'mod-soft'}>
          {label}
          {found.length > 1 && ` ${found.length}`}
        </i>
      ))}
    </span>
  );
}
