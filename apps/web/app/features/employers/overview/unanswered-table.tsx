import type { WaitSpan } from '@stellenvisite/contract/employers/overview/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { initialsOf } from '../../../ui/initials.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { APPLICATIONS, applicationPath, applicationsOfJob } from './own-jobs-table.tsx';

type Unanswered = EmployerOverview['unanswered'];
type UnansweredTableProps = Pick<EmployerOverview, 'unanswered' | 'answer'>;

/** Renders one row a job, one column a span of days; the black line is the promise. */
export function UnansweredTable({ unanswered, answer }: UnansweredTableProps) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  const spanText = useSpanText();
  const { columns, jobs, moreJobs } = unanswered;
  return (
    <div className="relative max-md:hidden">
      <table className="w-full border-collapse table-fixed">
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th
              className="border border-line [border-width:1px_0_0_1px] font-normal h-9 text-fs-9 text-ink-2 w-[34%] py-1.5 pr-3 pl-5 border-l-0 text-left leading-[1.3]"
              scope="col"
            >
              {t('job')}
            </th>
            {columns.map((column) => (
              <th
                key={column.from}
                scope="col"
                data-late={column.isLate || undefined}
                className="p-0.5 border border-line [border-width:1px_0_0_1px] text-center font-normal h-9 text-fs-9 text-ink-2 leading-[1.2] data-late:bg-sheet-2 data-late:[:not([data-late])+&]:border-l-2 data-late:[:not([data-late])+&]:border-l-ink"
              >
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
            <th
              className="border border-line [border-width:1px_0_0_1px] font-normal h-9 text-fs-9 text-ink-2 w-[34%] py-1.5 pr-3 pl-5 border-l-0 text-left leading-[1.3]"
              scope="row"
            >
              {moreJobs > 0 ? (
                <Link className="hover:underline hover:underline-offset-[0.2em]" to={APPLICATIONS}>
                  {t('sumWithMore', { count: moreJobs })}
                </Link>
              ) : (
                t('sum')
              )}
            </th>
            {columns.map((column) => (
              <td
                key={column.from}
                data-late={column.isLate || undefined}
                className="num p-0.5 border border-line [border-width:1px_0_0_1px] text-center h-9 leading-[1.2] text-fs-8 font-semibold text-ink data-late:bg-sheet-2 data-late:[:not([data-late])+&]:border-l-2 data-late:[:not([data-late])+&]:border-l-ink"
              >
                {column.count}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="flex items-center gap-4 min-h-10 py-0 px-5 border-t border-t-line text-fs-9 text-ink-2">
        {jobs.some(({ isOwn }) => isOwn) && (
          <span className="flex items-center gap-1.5">
            <i className="w-3.5 h-3.5 rounded-[3px] bg-marker-soft shadow-[inset_0_0_0_1px_var(--marker-2)]" />
            {t('own')}
          </span>
        )}
        <b className="num py-[5px] px-2.5 rounded-[3px] bg-ink text-paper font-semibold text-fs-9 leading-none ml-auto">
          {t(answer.isPromised ? 'promise' : 'usual', { count: answer.days })}
        </b>
      </p>
    </div>
  );
}

function JobRow({ job, columns }: { job: Unanswered['jobs'][number]; columns: Unanswered['columns'] }) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'unanswered' });
  return (
    <tr data-own={job.isOwn || undefined} className="data-own:bg-marker-soft">
      <th
        className="h-13 border border-line [border-width:1px_0_0_1px] font-normal w-[34%] py-1.5 pr-3 pl-5 border-l-0 text-left leading-[1.3]"
        scope="row"
        lang="de"
      >
        <Link
          className="truncate block text-fs-8 font-semibold hover:underline hover:underline-offset-[0.2em]"
          to={applicationsOfJob(job.jobId)}
        >
          <JobTitle title={job.title} />
        </Link>
        <small className="text-fs-9 text-ink-2">{job.department}</small>
      </th>
      {job.cells.map(({ count, applicants }, index) => (
        <td
          key={columns[index]?.from}
          data-late={columns[index]?.isLate || undefined}
          className="h-13 p-0.5 border border-line [border-width:1px_0_0_1px] text-center font-normal data-late:bg-sheet-2 data-late:[:not([data-late])+&]:border-l-2 data-late:[:not([data-late])+&]:border-l-ink in-data-own:data-late:bg-[color-mix(in_srgb,var(--marker-2)_16%,transparent)]"
        >
          {applicants.map(({ applicationId, name }) => (
            <Link
              key={applicationId}
              className="inline-grid place-items-center w-7 h-7 m-px rounded-cell bg-sheet shadow-[inset_0_0_0_1.5px_var(--ink)] text-ink font-display font-semibold text-[0.75rem] leading-none in-data-late:bg-shift-s in-data-late:shadow-none in-data-late:text-shift-s-on hover:underline hover:underline-offset-[0.2em]"
              to={applicationPath(applicationId)}
              title={name || t('nobody')}
            >
              <span aria-hidden="true">{initialsOf(name)}</span>
              <span className="visually-hidden">{name || t('nobody')}</span>
            </Link>
          ))}
          {count > applicants.length && (
            <span className="num text-fs-9 font-semibold">
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
