import type { WaitSpan } from '@stellenvisite/contract/employers/overview/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { initialsOf } from '../../../ui/initials.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { APPLICATIONS, applicationPath, applicationsOfJob } from './own-jobs-table.tsx';

type Unanswered = EmployerOverview['unanswered'];
type UnansweredTableProps = Pick<EmployerOverview, 'unanswered' | 'answer'>;

/** One row a job, one column a span of days; the black line is the promise. */
export function UnansweredTable({ unanswered, answer }: UnansweredTableProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const spanText = useSpanText();
  const { columns, jobs, moreJobs } = unanswered;
  return (
    <div className="age">
      <table>
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('job')}</th>
            {columns.map((column) => (
              <th key={column.from} scope="col" className={clsx(column.isLate && 'late')}>
                {spanText(column)}
                {column.isLate && <span className="visually-hidden"> {t('isLate')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.jobId ?? job.title} job={job} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {moreJobs > 0 ? <Link to={APPLICATIONS}>{t('sumWithMore', { count: moreJobs })}</Link> : t('sum')}
            </th>
            {columns.map((column) => (
              <td key={column.from} className={clsx('num', column.isLate && 'late')}>
                {column.count}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="age-foot">
        {jobs.some(({ isOwn }) => isOwn) && (
          <span>
            <i className="age-own" />
            {t('own')}
          </span>
        )}
        <b className="age-flag num">{t(answer.isPromised ? 'promise' : 'usual', { count: answer.days })}</b>
      </p>
    </div>
  );
}

function JobRow({ job, columns }: { job: Unanswered['jobs'][number]; columns: Unanswered['columns'] }) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  return (
    <tr className={clsx(job.isOwn && 'own')}>
      <th scope="row" lang="de">
        <Link to={applicationsOfJob(job.jobId)}>
          <JobTitle title={job.title} />
        </Link>
        <small>{job.department}</small>
      </th>
      {job.cells.map(({ count, applicants }, index) => (
        <td key={columns[index]?.from} className={clsx(columns[index]?.isLate && 'late')}>
          {applicants.map(({ applicationId, name }) => (
            <Link key={applicationId} className="ap" to={applicationPath(applicationId)} title={name || t('nobody')}>
              <span aria-hidden="true">{initialsOf(name)}</span>
              <span className="visually-hidden">{name || t('nobody')}</span>
            </Link>
          ))}
          {count > applicants.length && (
            <span className="num">
              +{count - applicants.length}
              <span className="visually-hidden"> {t('more')}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** „heute“, „2 Tage“, „5–7 Tage“, „8+ Tage“. */
export function useSpanText(): (span: WaitSpan) => string {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'span' });
  return ({ from, to }) => {
    if (to === null) return t('more', { from });
    if (from === to) return from === 0 ? t('today') : t('days', { count: from });
    return t('range', { from, to });
  };
}
