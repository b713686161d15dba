import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { APPLICATIONS, applicationsOfJob } from './overview-paths.ts';
import { useSpanText } from './use-span-text.ts';

type UnansweredListProps = Pick<EmployerOverview, 'unanswered' | 'answer'>;

/** The same on a phone: one line a span of days, the longest wait first. */
export function UnansweredList({ unanswered, answer }: UnansweredListProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const spanText = useSpanText();
  const lines = unanswered.columns
    .map((column, index) => ({ column, jobs: unanswered.jobs.filter(({ cells }) => (cells[index]?.count ?? 0) > 0) }))
    .filter(({ column }) => column.count > 0)
    .reverse();
  const firstInTime = lines.findIndex(({ column }) => !column.isLate);
  return (
    <ul className="age-m">
      {lines.map(({ column, jobs }, index) => (
        <li key={column.from} className={clsx(index === firstInTime && 'age-m-line')}>
          {index === firstInTime && (
            <b className="age-flag num">{t(answer.isPromised ? 'promise' : 'usual', { count: answer.days })}</b>
          )}
          <Link
            to={jobs.length === 1 && jobs[0] ? applicationsOfJob(jobs[0].jobId) : APPLICATIONS}
            className={clsx(column.isLate && 'late')}
          >
            <b className="num">{spanText(column)}</b>
            <span lang="de">
              <b>{jobs.length > 0 ? jobs.map(({ title }) => title).join(', ') : t('otherJobs')}</b>
              {jobs.length > 0 && (
                <small>{jobs.length === 1 ? jobs[0]?.department : t('jobs', { count: jobs.length })}</small>
              )}
            </span>
            <em className="num">{column.count}</em>
            <ChevronRight size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
