import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { TICKET_STATUSES, TICKET_TOPICS } from '@stellenvisite/contract/support/support-tickets';
import { type AdminTicketItem, adminTicketQuerySchema } from '@stellenvisite/contract/support/support-tickets.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { TableFilters } from '../../../platform/admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../../../platform/admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../../../platform/admin-area/shared/use-table-query.ts';
import { TicketStatusBadge } from '../own-tickets.tsx';

type TicketActionsProps = { tickets: readonly Pick<AdminTicketItem, 'id' | 'status'>[]; onDone: () => void };

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
    { name: 'mine', label: t('admin.mine'), options: [{ value: '1', label: t('admin.mineOnly') }] },
    {
      name: 'topic',
      label: t('form.topic'),
      options: TICKET_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) })),
    },
  ];
  return (
    <DataTable<AdminTicketItem>
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
          cell: ({ id, subject, reference, origin, priority }) => (
            <>
              {priority === 'urgent' && (
                <Badge kind="warn" className="mr-2">
                  {t('priority.urgent')}
                </Badge>
              )}
              <TextLink to={`/admin-dashboard/support/${id}`}>{subject}</TextLink>
              <small className="block text-ink-2">
                {reference} · {t(`admin.origin.${origin}`)}
              </small>
            </>
          ),
        },
        { key: 'topic', header: t('form.topic'), cell: ({ topic }) => t(`topic.${topic}`) },
        { key: 'from', header: t('admin.from'), cell: ({ name, email }) => name ?? email },
        {
          key: 'assignee',
          header: t('admin.assignee'),
          cell: ({ assignee }) => assignee?.name ?? t('admin.unassigned'),
        },
        { key: 'created', header: t('sent.at'), cell: ({ createdAt }) => formatDateTime(createdAt) },
        { key: 'status', header: t('status.label'), cell: ({ status }) => <TicketStatusBadge status={status} /> },
      ]}
    />
  );
}

/** For several at once; an answer goes to one alone. */
function TicketActions({ tickets, onDone }: TicketActionsProps) {
  const { t } = useTranslation('support-tickets');
  const { notifyDone, notifyFailed } = useBulkToast();
  const mutation = $api.useMutation('post', '/api/admin/support-tickets/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['get', '/api/admin/support-tickets'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/admin/support-tickets/{id}'] }),
        client.invalidateQueries({ queryKey: ['get', '/api/admin/waiting'] }),
      ]),
  });
  const run = (status: 'closed' | 'in_progress') =>
    mutation.mutate(
      { body: { status, ids: tickets.map(({ id }) => id) } },
      {
        onSuccess: (result) => {
          notifyDone(result);
          onDone();
        },
        onError: notifyFailed,
      },
    );
  return (
    <>
      {tickets.some(({ status }) => status !== 'in_progress') && (
        <Button
          variant="secondary"
          disabled={mutation.isPending}
          icon={<RotateCcw size={18} />}
          onClick={() => run('in_progress')}
        >
          {t('admin.takeUp')}
        </Button>
      )}
      {tickets.some(({ status }) => status !== 'closed') && (
        <Button
          variant="secondary"
          disabled={mutation.isPending}
          icon={<Check size={18} />}
          onClick={() => run('closed')}
        >
          {t('admin.close')}
        </Button>
      )}
    </>
  );
}
