import type { AdminEvent } from '@stellenvisite/contract/admins.schema';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { isKnownAction, isKnownRefusal } from './event-actions.ts';
import { EventFilters } from './event-filters.tsx';

/** What the address asks for. */
function readEventsQuery(params: URLSearchParams) {
  return {
    ...(params.get('action') && { action: params.get('action') ?? '' }),
    ...(params.get('outcome') && {
      outcome: params.get('outcome') === 'failed' ? ('failed' as const) : ('ok' as const),
    }),
    page: Math.max(1, Number(params.get('page')) || 1),
  };
}

/** What happened to accounts, newest first, page by page; the address holds filter and page. */
export function EventLog() {
  const { t } = useTranslation('admins');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const { data, error } = $api.useQuery(
    'get',
    '/api/admin/events',
    { params: { query: readEventsQuery(params) } },
    { placeholderData: keepPreviousData },
  );
  const columns = useColumns();
  const toPage = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return { search: next.toString() };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <EventFilters />
      <p className="text-fs-8 text-ink-2" role="status">
        {data ? t('log.count', { count: data.total }) : '\u00a0'}
      </p>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <Bone className="h-96 w-full" />}
      {data && data.items.length > 0 && (
        <DataTable caption={t('log.title')} columns={columns} rows={data.items} rowKey={({ id }) => id} isStacked />
      )}
      {data?.items.length === 0 && <EmptyState art="timeline" title={t('log.none.title')} text={t('log.none.text')} />}
      {data && <Pagination page={data.page} pageCount={Math.ceil(data.total / data.pageSize)} toPage={toPage} />}
    </div>
  );
}

function useColumns(): Column<AdminEvent>[] {
  const { t } = useTranslation('admins');
  return [
    { key: 'at', header: t('log.at'), cell: ({ at }) => <span className="num">{formatDateTime(at)}</span> },
    {
      key: 'action',
      header: t('log.action'),
      rowHeader: true,
      cell: ({ action }) => (isKnownAction(action) ? t(`log.actions.${action}`) : <code>{action}</code>),
    },
    {
      key: 'outcome',
      header: t('log.outcome'),
      cell: ({ outcome }) =>
        outcome === 'ok' ? (
          <span className="inline-flex items-center gap-1.5 text-good">
            <Check size={16} />
            {t('log.ok')}
          </span>
        ) : (
          <Tooltip content={<code>{outcome}</code>}>
            <button type="button" className="inline-flex min-h-tap items-center gap-1.5 text-left text-warn">
              <CircleAlert size={16} />
              {t(isKnownRefusal(outcome) ? `log.refusals.${outcome}` : 'log.refused')}
            </button>
          </Tooltip>
        ),
    },
    {
      key: 'user',
      header: t('log.user'),
      cell: ({ userEmail, userId }) => userEmail ?? (userId ? t('log.gone') : '–'),
    },
    { key: 'ip', header: t('log.ip'), cell: ({ ip }) => <span className="num">{ip ?? '–'}</span> },
  ];
}
