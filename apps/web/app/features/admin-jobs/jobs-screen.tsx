import { type AdminJob, adminJobQuerySchema } from '@stellenvisite/contract/admin-jobs.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { JOB_STATUSES } from '@stellenvisite/contract/job-fields';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, Clock, Copy, FilePen, type LucideIcon, Pause, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { JobActions } from './job-actions.tsx';

/** All jobs of the market, whoever entered them. */
export function JobsScreen() {
  const { t } = useTranslation('admin-jobs');
  const { query, address } = useTableQuery(adminJobQuerySchema);
  const list = $api.useQuery('get', '/api/admin/jobs', { params: { query } }, { placeholderData: keepPreviousData });
  return (
    <AdminTable
      caption={t('title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      address={address}
      defaultSort="-posted"
      countOf={(all) => t('countOf', { all })}
      empty={{ title: t('none.title'), text: t('none.text') }}
      bulk={(rows, clear) => ({ actions: <JobActions jobs={rows} onDone={clear} /> })}
      filters={
        <TableFilters
          screen="jobs"
          search={t('search')}
          address={address}
          filters={[
            {
              name: 'status',
              label: t('status'),
              options: JOB_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
            },
            { name: 'duplicates', label: t('duplicates'), options: [{ value: '1', label: t('onlyDuplicates') }] },
          ]}
        />
      }
    />
  );
}

const LOOKS: Record<AdminJob['status'] | 'expired', { tone: 'ok' | 'wait' | 'off'; icon: LucideIcon }> = {
  published: { tone: 'ok', icon: Check },
  draft: { tone: 'wait', icon: FilePen },
  paused: { tone: 'wait', icon: Pause },
  closed: { tone: 'off', icon: X },
  expired: { tone: 'off', icon: Clock },
};

function useColumns(): AdminColumn<AdminJob>[] {
  const { t } = useTranslation('admin-jobs');
  return [
    {
      key: 'title',
      header: t('job'),
      sort: 'title',
      rowHeader: true,
      cell: ({ id, title, number, city, country }) => (
        <>
          <TextLink to={`/jobs/${id}`} lang="de">
            <JobTitle title={title} />
          </TextLink>
          <small>
            {t('number', { number })} · {city} ({country})
          </small>
        </>
      ),
    },
    {
      key: 'employer',
      header: t('employer'),
      cell: ({ employer }) => (
        <>
          <span lang="de">{employer.name}</span>
          {!employer.isVerified && <small>{t('unverified')}</small>}
        </>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status, isExpired, same }) => {
        const shown = isExpired ? 'expired' : status;
        return (
          <span className="flex flex-wrap gap-1">
            <StateBadge {...LOOKS[shown]}>{t(`statuses.${shown}`)}</StateBadge>
            {same > 1 && status === 'published' && (
              <StateBadge tone="warn" icon={Copy}>
                {t('same', { count: same })}
              </StateBadge>
            )}
          </span>
        );
      },
    },
    {
      key: 'posted',
      header: t('posted'),
      sort: 'posted',
      cell: ({ postedAt, validThrough }) => (
        <>
          <span className="num">{formatDate(postedAt)}</span>
          <small className="num">{t('until', { date: formatDate(validThrough) })}</small>
        </>
      ),
    },
  ];
}
