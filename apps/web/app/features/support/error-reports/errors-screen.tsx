import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import {
  ERROR_SOURCES,
  ERROR_STATUSES,
  type ErrorReportItem,
  errorReportQuerySchema,
} from '@stellenvisite/contract/support/error-reports.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronRight, RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../../platform/admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

type ErrorActionsProps = { errors: readonly Pick<ErrorReportItem, 'id' | 'solvedAt'>[]; onDone?: () => void };

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
    <DataTable
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

function useColumns(openId: string | null, toggle: (id: string) => void): Column<ErrorReportItem>[] {
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

/** Renders the stack of one error, and what can be done about it. */
function ErrorDetail({ id }: { id: string }) {
  const { t } = useTranslation('error-reports');
  const errorText = useErrorText();
  const { data, error } = $api.useQuery('get', '/api/admin/error-reports/{id}', { params: { path: { id } } });
  if (error) {
    return (
      <Note tone="warn" role="alert">
        {errorText(error)}
      </Note>
    );
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  const { frames, version, solvedAt, reopenedAt } = data;
  return (
    <div className="grid gap-3 text-fs-8">
      <p className="text-ink-2">
        {[
          t('version', { version }),
          solvedAt && t('solvedAt', { date: formatDateTime(solvedAt) }),
          reopenedAt && t('reopenedAt', { date: formatDateTime(reopenedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {frames.length === 0 ? (
        <p className="text-ink-2">{t('noStack')}</p>
      ) : (
        <>
          <p id={`stack-${id}`} className="font-semibold">
            {t('stack')}
          </p>
          <ol lang="en" className="grid gap-1" aria-labelledby={`stack-${id}`}>
            {frames.map((frame, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: calls that never move
              <li key={index} className="wrap-anywhere">
                <b>{frame.function || '–'}</b>{' '}
                <code className="text-ink-2">{`${frame.file}:${frame.line}:${frame.column}`}</code>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="flex flex-wrap gap-2">
        <ErrorActions errors={[data]} />
      </p>
    </div>
  );
}

function ErrorActions({ errors, onDone }: ErrorActionsProps) {
  const { t } = useTranslation('error-reports');
  const { notifyDone, notifyFailed } = useBulkToast();
  const mutation = $api.useMutation('post', '/api/admin/error-reports/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['get', '/api/admin/error-reports'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/admin/error-reports/{id}'] }),
      ]),
  });
  const run = (act: 'solve' | 'reopen') =>
    mutation.mutate(
      { body: { act, ids: errors.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          notifyDone(result);
          onDone?.();
        },
        onError: notifyFailed,
      },
    );
  return (
    <>
      {errors.some(({ solvedAt }) => !solvedAt) && (
        <Button variant="secondary" icon={<Check size={18} />} onClick={() => run('solve')}>
          {t('solve')}
        </Button>
      )}
      {errors.some(({ solvedAt }) => solvedAt) && (
        <Button variant="secondary" icon={<RotateCcw size={18} />} onClick={() => run('reopen')}>
          {t('reopen')}
        </Button>
      )}
    </>
  );
}
