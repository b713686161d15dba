import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { REPORT_REASONS, REPORT_STATUSES, REPORT_TARGETS } from '@stellenvisite/contract/support/reports';
import { type Report, reportQuerySchema } from '@stellenvisite/contract/support/reports.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, Clock, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { TableFilters } from '../../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../../platform/admin-area/shared/use-table-query.ts';

const STATUS_LOOK = {
  open: { kind: 'warn', Icon: Clock },
  appealed: { kind: 'new', Icon: Scale },
  decided: { kind: 'good', Icon: Check },
} as const;

/** Renders all reports, the oldest first; each leads to its case. */
export function ReportTable() {
  const { t } = useTranslation('reports');
  const { query, address } = useTableQuery(reportQuerySchema);
  const list = $api.useQuery('get', '/api/admin/reports', { params: { query } }, { placeholderData: keepPreviousData });
  const filters = [
    {
      name: 'status',
      label: t('admin.status'),
      options: REPORT_STATUSES.map((value) => ({ value, label: t(`admin.statuses.${value}`) })),
    },
    {
      name: 'kind',
      label: t('admin.kind'),
      options: REPORT_TARGETS.map((value) => ({ value, label: t(`target.${value}`) })),
    },
    {
      name: 'reason',
      label: t('admin.reason'),
      options: REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) })),
    },
  ];
  return (
    <DataTable<Report>
      caption={t('admin.title')}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ reference }) => reference}
      address={address}
      filters={<TableFilters screen="reports" search={t('admin.search')} filters={filters} address={address} />}
      empty={{ title: t('open.none'), text: t('admin.emptyText') }}
      columns={[
        {
          key: 'reason',
          header: t('admin.reason'),
          rowHeader: true,
          cell: ({ id, reason, reference }) => (
            <>
              <TextLink to={`/admin-dashboard/meldungen/${id}`}>{t(`reason.${reason}`)}</TextLink>
              <small className="block text-ink-2">{reference}</small>
            </>
          ),
        },
        {
          key: 'what',
          header: t('admin.what'),
          cell: ({ target }) => (
            <>
              <span lang="de">{target.title}</span>
              <small className="block text-ink-2">
                {t(`target.${target.kind}`)} · {target.employerName}
              </small>
            </>
          ),
        },
        { key: 'created', header: t('case.received'), cell: ({ createdAt }) => formatDate(createdAt) },
        {
          key: 'status',
          header: t('admin.status'),
          cell: ({ status }) => {
            const { kind, Icon } = STATUS_LOOK[status];
            return (
              <Badge kind={kind} icon={<Icon size={16} />}>
                {t(`admin.statuses.${status}`)}
              </Badge>
            );
          },
        },
      ]}
    />
  );
}
