import { formatDate } from '@stellenvisite/contract/format-date';
import type { TalentSignals } from '@stellenvisite/contract/talent-enquiries.schema';
import { Lock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { useTableAddress } from '../admin-area/shared/use-table-query.ts';
import { AccessAction } from './access-action.tsx';

type Signal = TalentSignals['items'][number];

/** Employers whose enquiries look like misuse. Nobody of the pool is named. */
export function SignalsScreen() {
  const { t } = useTranslation('admin-talent-pool');
  const list = $api.useQuery('get', '/api/admin/talent-pool/signals');
  return (
    <AdminTable
      caption={t('title')}
      columns={useColumns()}
      list={list}
      rowKey={({ employer }) => employer.id}
      rowName={({ employer }) => employer.name}
      address={useTableAddress()}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

function useColumns(): AdminColumn<Signal>[] {
  const { t } = useTranslation('admin-talent-pool');
  return [
    {
      key: 'employer',
      header: t('employer'),
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
