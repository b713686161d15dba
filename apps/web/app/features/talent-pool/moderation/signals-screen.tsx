import { formatDate } from '@stellenvisite/contract/platform/format-date';
import {
  type TalentSignals,
  talentSignalQuerySchema,
} from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { TALENT_SIGNALS } from '@stellenvisite/contract/talent-pool/talent-pool';
import { keepPreviousData } from '@tanstack/react-query';
import { Lock, LockOpen, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ReasonDialog } from '../../platform/admin-area/shared/reason-dialog.tsx';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

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
    <DataTable
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

function useColumns(): Column<Signal>[] {
  const { t } = useTranslation('admin-talent-pool');
  return [
    {
      key: 'employer',
      header: t('employer'),
      sort: 'name',
      rowHeader: true,
      cell: ({ employer, checkedName, website, closure }) => (
        <>
          <TextLink to={`/arbeitgebern/${employer.id}`} lang="de">
            {employer.name}
          </TextLink>
          {closure && closure.cause !== 'administrator' && (
            <small>
              {checkedName ? t('checkedAs', { name: checkedName }) : t('neverChecked')}
              {website && ` · ${website}`}
            </small>
          )}
        </>
      ),
    },
    {
      key: 'signals',
      header: t('signals'),
      cell: ({ signals, closure }) => (
        <span className="flex flex-wrap gap-1">
          {closure && (
            <StateBadge tone="off" icon={Lock}>
              {t(`closedOn.${closure.cause}`, { date: formatDate(closure.closedAt) })}
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

/** Closes the pool for an employer, who reads why, or opens it again. */
function AccessAction({ signal: { employer, closure } }: { signal: TalentSignals['items'][number] }) {
  const { t } = useTranslation('admin-talent-pool');
  const [isAsking, setIsAsking] = useState(false);
  const change = $api.useMutation('put', '/api/admin/talent-pool/employers/{id}/access', {
    onSuccess: (_data, { body }) => {
      setIsAsking(false);
      void toast(t(body.isOpen ? 'opened' : 'closed'), { tone: 'good' });
    },
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: ['get', '/api/admin/talent-pool/signals'] }),
  });
  const params = { path: { id: employer.id } };
  if (closure)
    return (
      <Button
        size="s"
        variant="secondary"
        icon={<LockOpen size={18} />}
        loading={change.isPending}
        onClick={() => change.mutate({ params, body: { isOpen: true, name: employer.name } })}
      >
        {t(closure.cause === 'administrator' ? 'open' : 'openChecked')}
      </Button>
    );
  return (
    <>
      <Button size="s" variant="secondary" icon={<Lock size={18} />} onClick={() => setIsAsking(true)}>
        {t('close')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('closeTitle', { name: employer.name })}
          consequences={t('closeText')}
          label={t('reason')}
          help={t('reasonHelp')}
          action={t('close')}
          isPending={change.isPending}
          error={change.error}
          onClose={() => setIsAsking(false)}
          onReason={(reason) => change.mutate({ params, body: { isOpen: false, reason } })}
        />
      )}
    </>
  );
}
