import { type AdminEvent, adminEventQuerySchema } from '@stellenvisite/contract/admins.schema';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { EVENT_ACTIONS, isKnownAction, isKnownRefusal } from './event-actions.ts';

const OUTCOMES = ['ok', 'failed'] as const;

/** What happened to accounts, newest first, page by page; the address holds filter and page. */
export function EventLog() {
  const { t } = useTranslation('admins');
  const { query, address } = useTableQuery(adminEventQuerySchema);
  const list = $api.useQuery('get', '/api/admin/events', { params: { query } }, { placeholderData: keepPreviousData });
  return (
    <AdminTable
      caption={t('log.title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ action }) => action}
      address={address}
      empty={{ title: t('log.none.title'), text: t('log.none.text') }}
      filters={
        <TableFilters
          screen="events"
          search={null}
          address={address}
          filters={[
            {
              name: 'action',
              label: t('log.action'),
              options: EVENT_ACTIONS.map((value) => ({ value, label: t(`log.actions.${value}`) })),
            },
            {
              name: 'outcome',
              label: t('log.outcome'),
              options: OUTCOMES.map((value) => ({ value, label: t(`log.${value}`) })),
            },
          ]}
        />
      }
    />
  );
}

function useColumns(): AdminColumn<AdminEvent>[] {
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
