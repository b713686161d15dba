import type { PendingJob } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { JobTitle } from '../../display/job-title.tsx';

const daysSince = (at: string, now: number) => Math.floor((now - new Date(at).getTime()) / DAY_MS);

type QueueListProps = {
  jobs: readonly PendingJob[];
  currentId: string | null;
  /** Null: a list nobody promised a time for. */
  targetDays: number | null;
};

/** Lists the jobs pending review, oldest first. The black line marks the target time for a decision. */
export function QueueList({ jobs, currentId, targetDays }: QueueListProps) {
  const { t } = useTranslation('pending-jobs');
  const [params] = useSearchParams();
  const now = Date.now();
  const isLate = (job: PendingJob | undefined) =>
    job !== undefined && targetDays !== null && daysSince(job.pendingSince, now) > targetDays;
  const toJob = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('stelle', id);
    return { search: `?${next}` };
  };
  return (
    <nav aria-label={t('queue')}>
      {jobs.map((job, index) => {
        const days = daysSince(job.pendingSince, now);
        const hasLine = targetDays !== null && isLate(jobs[index - 1]) && !isLate(job);
        return (
          <Fragment key={job.id}>
            {hasLine && (
              <p className="flex h-7 items-end border-ink border-b-2 pl-5">
                <span className="rounded-t-[3px] bg-ink px-[9px] py-1.5 font-semibold text-fs-9 text-paper leading-none">
                  {t('target', { count: targetDays })}
                </span>
              </p>
            )}
            <Link
              to={toJob(job.id)}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line border-b px-5 py-3 text-fs-8 leading-[1.35] hover:bg-sheet-2 aria-[current]:bg-marker-soft aria-[current]:shadow-[inset_6px_0_0_var(--marker-2)] max-md:px-gutter"
              aria-current={job.id === currentId ? 'true' : undefined}
              preventScrollReset
            >
              <b lang="de">
                <JobTitle title={job.title} />
              </b>
              <span
                className={clsx('whitespace-nowrap text-fs-9', isLate(job) ? 'font-semibold text-warn' : 'text-ink-2')}
              >
                {days === 0 ? t('today') : t('days', { count: days })}
              </span>
              <small className="col-span-full text-fs-9 text-ink-2">
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

/** Renders each kind of reason once, with its count where there are several. */
function Why({ job: { reasons } }: { job: PendingJob }) {
  const { t } = useTranslation('pending-jobs');
  const counts = Map.groupBy(reasons, ({ kind }) => t(`short.${kind}`));
  return (
    <span className="col-span-full mt-[5px] flex flex-wrap gap-1">
      {[...counts].map(([label, found]) => (
        <i
          key={label}
          className={clsx(
            'rounded-cell px-[7px] text-fs-9 leading-[1.5rem]',
            found.some(({ law, isBlocking }) => law || isBlocking)
              ? 'bg-warn-tint font-semibold text-warn'
              : 'bg-sheet-2 font-medium text-ink-2',
          )}
        >
          {label}
          {found.length > 1 && ` ${found.length}`}
        </i>
      ))}
    </span>
  );
}
