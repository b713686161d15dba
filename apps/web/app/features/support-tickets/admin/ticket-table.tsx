import { formatDateTime } from '@stellenvisite/contract/format-date';
import { TICKET_STATUSES, TICKET_TOPICS } from '@stellenvisite/contract/support-tickets';
import { type AdminTicketItem, adminTicketQuerySchema } from '@stellenvisite/contract/support-tickets.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { AdminTable } from '../../admin-area/shared/admin-table.tsx';
import { TableFilters } from '../../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../admin-area/shared/use-table-query.ts';
import { TicketStatusBadge } from '../ticket-status-badge.tsx';
import { TicketActions } from './ticket-actions.tsx';

/** All questions to the support, what waits first. */
export function TicketTable() {
  const { t } = useTranslation('support-tickets');
  const { query, address } = useTableQuery(adminTicketQuerySchema);
  const list = $api.useQuery(
    'get',
    '/api/admin/support-tickets',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  const filters = [
    {
      name: 'status',
      label: t('status.label'),
      options: TICKET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'topic',
      label: t('form.topic'),
      options: TICKET_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) })),
    },
  ];
  return (
    <AdminTable<AdminTicketItem>
      caption={t('admin.title')}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ reference }) => reference}
      address={address}
      bulk={(rows, clear) => ({ actions: <TicketActions tickets={rows} onDone={clear} /> })}
      filters={<TableFilters screen="support" search={t('admin.search')} filters={filters} address={address} />}
      empty={{ title: t('admin.empty'), text: t('admin.emptyText') }}
      columns={[
        {
          key: 'subject',
          header: t('form.subject'),
          rowHeader: true,
          cell: ({ id, subject, reference, origin }) => (
            <>
              <TextLink to={`/admin-dashboard/support/${id}`}>{subject}</TextLink>
              <small className="block text-ink-2">
                {reference} · {t(`admin.origin.${origin}`)}
              </small>
            </>
          ),
        },
        { key: 'topic', header: t('form.topic'), cell: ({ topic }) => t(`topic.${topic}`) },
        { key: 'from', header: t('admin.from'), cell: ({ name, email }) => name ?? email },
        { key: 'created', header: t('sent.at'), cell: ({ createdAt }) => formatDateTime(createdAt) },
        { key: 'status', header: t('status.label'), cell: ({ status }) => <TicketStatusBadge status={status} /> },
      ]}
    />
  );
}
