import { formatDate } from '@stellenvisite/contract/format-date';
import { type TalentSignals, talentSignalQuerySchema } from '@stellenvisite/contract/talent-enquiries.schema';
import { TALENT_SIGNALS } from '@stellenvisite/contract/talent-pool';
import { keepPreviousData } from '@tanstack/react-query';
import { Lock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { AccessAction } from './access-action.tsx';

type Signal = TalentSignals['items'][number];

/** Employers whose enquiries look like misuse. Nobody of the pool is named. */
export function SignalsScreen() {
  const { t } = useTranslation('admin-talent-pool');
  const { query, address } = useTableQuery(talentSignalQuerySchema);
  const list = $api.useQuery(
    'get',
    '/api/admin/talent-pool/signals',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <AdminTable
      caption={t('title')}
      columns={useColumns()}
      list={list}
      rowKey={({ employer }) => employer.id}
      rowName={({ employer }) => employer.name}
      address={address}
      countOf={(all) => t('countOf', { all })}
      empty={
        list.data?.all
          ? { title: t('noneFound.title'), text: t('noneFound.text') }
          : { title: t('none.title'), text: t('none.text') }
      }
      filters={
        <TableFilters
          screen="talentpool"
          search={t('search')}
          address={address}
          filters={[
            {
              name: 'signal',
              label: t('signals'),
              options: TALENT_SIGNALS.map((value) => ({ value, label: t(`signal.${value}`) })),
            },
            {
              name: 'access',
              label: t('access'),
              options: (['open', 'closed'] as const).map((value) => ({ value, label: t(`accesses.${value}`) })),
            },
          ]}
        />
      }
    />
  );
}

function useColumns(): AdminColumn<Signal>[] {
  const { t } = useTranslation('admin-talent-pool');
  return [
    {
      key: 'employer',
      header: t('employer'),
      sort: 'name',
      rowHeader: true,
      cell: ({ employer }) => (
        <TextLink to={`/arbeitgebern/${employer.id}`} lang="de">
          {employer.name}
        </TextLink>
      ),
    },
    {
      key: 'signals',
      header: t('signals'),
      cell: ({ signals, closure }) => (
        <span className="flex flex-wrap gap-1">
          {closure && (
            <StateBadge tone="off" icon={Lock}>
              {t('closedOn', { date: formatDate(closure.closedAt) })}
            </StateBadge>
          )}
          {signals.map((signal) => (
            <StateBadge key={signal} tone="warn" icon={TriangleAlert}>
              {t(`signal.${signal}`)}
            </StateBadge>
          ))}
        </span>
      ),
    },
    {
      key: 'sent',
      header: t('sent'),
      sort: 'sent',
      cell: ({ sent, answered, accepted }) => (
        <>
          <span className="num">{t('sentCount', { count: sent })}</span>
          <small>{t('answers', { answered, accepted })}</small>
        </>
      ),
    },
    {
      key: 'texts',
      header: t('sameText'),
      cell: ({ sameText, blockedAfter, reports }) => (
        <>
          <span className="num">{t('sameCount', { count: sameText })}</span>
          <small>{t('against', { blocked: blockedAfter, reports })}</small>
        </>
      ),
    },
    {
      key: 'views',
      header: t('views'),
      sort: 'views',
      align: 'end',
      cell: ({ views }) => <span className="num">{t('viewCount', { count: views })}</span>,
    },
    {
      key: 'access',
      header: t('access'),
      align: 'end',
      cell: (signal) => <AccessAction signal={signal} />,
    },
  ];
}
