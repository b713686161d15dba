import { ERROR_SOURCES, ERROR_STATUSES } from '@stellenvisite/contract/error-reports';
import { type ErrorReportItem, errorReportQuerySchema } from '@stellenvisite/contract/error-reports.schema';
import { formatDate, formatDateTime } from '@stellenvisite/contract/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronRight, RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { ErrorActions } from './error-actions.tsx';
import { ErrorDetail } from './error-detail.tsx';

/** Errors nobody expected, one row a cause; one can be open with its stack. */
export function ErrorsScreen() {
  const { t } = useTranslation('error-reports');
  const { query, address } = useTableQuery(errorReportQuerySchema);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = $api.useQuery(
    'get',
    '/api/admin/error-reports',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <AdminTable
      caption={t('title')}
      columns={useColumns(openId, (id) => setOpenId(id === openId ? null : id))}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ type, message }) => `${type} ${message}`}
      address={address}
      defaultSort="-seen"
      countOf={(all) => t('countOf', { all })}
      empty={{ title: t('none.title'), text: t('none.text') }}
      detail={({ id }) => (id === openId ? <ErrorDetail id={id} /> : null)}
      bulk={(rows, clear) => ({ actions: <ErrorActions errors={rows} onDone={clear} /> })}
      filters={
        <TableFilters
          screen="errors"
          search={t('search')}
          address={address}
          filters={[
            {
              name: 'source',
              label: t('source'),
              options: ERROR_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
            },
            {
              name: 'status',
              label: t('status'),
              options: ERROR_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
            },
          ]}
        />
      }
    />
  );
}

function useColumns(openId: string | null, toggle: (id: string) => void): AdminColumn<ErrorReportItem>[] {
  const { t } = useTranslation('error-reports');
  return [
    {
      key: 'error',
      header: t('error'),
      rowHeader: true,
      cell: ({ type, message, place }) => (
        <span lang="en" className="wrap-anywhere">
          <b>{type}</b>
          <br />
          {message}
          <small>{place}</small>
        </span>
      ),
    },
    { key: 'source', header: t('source'), cell: ({ source }) => t(`sources.${source}`) },
    {
      key: 'count',
      header: t('count'),
      sort: 'count',
      align: 'end',
      cell: ({ count }) => <span className="num">{t('times', { count })}</span>,
    },
    {
      key: 'seen',
      header: t('seen'),
      sort: 'seen',
      cell: ({ lastSeenAt, firstSeenAt }) => (
        <>
          <span className="num">{formatDateTime(lastSeenAt)}</span>
          <small className="num">{t('firstSeen', { date: formatDate(firstSeenAt) })}</small>
        </>
      ),
    },
    { key: 'status', header: t('status'), cell: (error) => <ErrorState error={error} /> },
    {
      key: 'open',
      header: <span className="visually-hidden">{t('details')}</span>,
      align: 'end',
      cell: ({ id, type, message }) => (
        <button type="button" className="icon-btn" aria-expanded={id === openId} onClick={() => toggle(id)}>
          {id === openId ? <ChevronDown size={20} /> : <ChevronRight size={20} />}
          <span className="visually-hidden">{t('detailsOf', { name: `${type} ${message}` })}</span>
        </button>
      ),
    },
  ];
}

function ErrorState({ error: { solvedAt, reopenedAt } }: { error: ErrorReportItem }) {
  const { t } = useTranslation('error-reports');
  if (solvedAt) {
    return (
      <StateBadge tone="ok" icon={Check}>
        {t('statuses.solved')}
      </StateBadge>
    );
  }
  return reopenedAt ? (
    <StateBadge tone="bad" icon={RotateCcw}>
      {t('reopened')}
    </StateBadge>
  ) : (
    <StateBadge tone="warn" icon={TriangleAlert}>
      {t('statuses.open')}
    </StateBadge>
  );
}
