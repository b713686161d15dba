import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { daysRemaining, formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useActingEmployer } from '../../identity/acting-employer/use-acting-employer.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { SectionHead } from './section-head.tsx';

const HOME = '/employer-dashboard';

export const APPLICATIONS = `${HOME}/bewerbungen`;

export const MESSAGES = `${HOME}/nachrichten`;

export const JOBS = `${HOME}/stellen`;

export const POST_JOB = '/post-job';

export const applicationPath = (id: string) => `${APPLICATIONS}/${id}`;

export const applicationsOfJob = (jobId: string | null) => (jobId ? `${APPLICATIONS}?job=${jobId}` : APPLICATIONS);

export const editJobPath = (id: string, hint?: string) => `${POST_JOB}?job=${id}${hint ? `&hint=${hint}` : ''}`;

const SHOWN = 8;

/** The jobs with most applications; all of them stand on their own page. */
export function OwnJobsTable() {
  const { t } = useTranslation(['employer-overview', 'own-jobs']);
  const locale = useLocale();
  const { employerId } = useActingEmployer();
  const { data, dataUpdatedAt } = $api.useQuery('get', '/api/employer/jobs', {
    params: { query: { employerId, sort: 'applications', pageSize: SHOWN } },
  });
  if (!data || data.items.length === 0) return null;
  const asOf = new Date(dataUpdatedAt).toISOString();
  return (
    <section className="card min-w-0 bleed-phone p-0 overflow-hidden [&_.card]:p-0 [&_.card]:overflow-x-auto">
      <SectionHead id="own-jobs" title={t('jobs.title')}>
        <Link className="link text-fs-8" to={JOBS}>
          {t('jobs.all', { count: data.total })}
        </Link>
      </SectionHead>
      <DataTable
        caption={t('jobs.title')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: t('jobs.job'),
            rowHeader: true,
            cell: ({ id, title, department }) => (
              <>
                <Link to={editJobPath(id)} lang="de">
                  <JobTitle title={title} />
                </Link>
                {department && (
                  <small className="block font-normal text-ink-2" lang="de">
                    {department.name}
                  </small>
                )}
              </>
            ),
          },
          { key: 'state', header: t('jobs.state'), cell: ({ state }) => t(`own-jobs:state.${state}`) },
          {
            key: 'views',
            header: t('jobs.views'),
            align: 'end',
            cell: ({ views }) => <span className="num">{formatNumber(views, locale)}</span>,
          },
          {
            key: 'applications',
            header: t('jobs.applications'),
            align: 'end',
            cell: ({ id, applications, openApplications }) => (
              <Link className="num" to={applicationsOfJob(id)}>
                {openApplications > 0 && (
                  <small className="block whitespace-nowrap text-ink-2">
                    {t('jobs.open', { count: openApplications })}{' '}
                  </small>
                )}
                {formatNumber(applications, locale)}
              </Link>
            ),
          },
          { key: 'until', header: t('jobs.until'), cell: (job) => <Until job={job} asOf={asOf} /> },
        ]}
      />
    </section>
  );
}

function Until({ job, asOf }: { job: ListedJob; asOf: string }) {
  const { t } = useTranslation('employer-overview');
  if (job.state !== 'live' || !job.validThrough) return '–';
  return (
    <>
      <span className="num">{formatDate(job.validThrough)}</span>{' '}
      <small className="block whitespace-nowrap text-ink-2">
        {t('jobs.days', { count: daysRemaining(job.validThrough, asOf) })}
      </small>
    </>
  );
}
