import {
  type AdminEmployer,
  adminEmployerQuerySchema,
  EMPLOYER_STATES,
} from '@stellenvisite/contract/admin-employers.schema';
import { COUNTRIES } from '@stellenvisite/contract/countries';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import { keepPreviousData } from '@tanstack/react-query';
import { BadgeCheck, CircleDashed, Clock, Combine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useBulkToast } from '../admin-area/shared/use-bulk-toast.ts';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { MergeDialog } from './merge-dialog.tsx';

const EMPLOYERS = ['get', '/api/admin/employers'] as const;

/** Employers, to be verified by hand and merged where one was entered twice. */
export function EmployersScreen() {
  const { t } = useTranslation('admin-employers');
  const { query, address } = useTableQuery(adminEmployerQuerySchema);
  const [merged, setMerged] = useState<AdminEmployer | null>(null);
  const list = $api.useQuery(
    'get',
    '/api/admin/employers',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <AdminTable
        caption={t('title')}
        columns={useColumns(setMerged)}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        address={address}
        defaultSort="-created"
        countOf={(all) => t('countOf', { all })}
        empty={{ title: t('none.title'), text: t('none.text') }}
        bulk={(rows, clear) => ({ actions: <Actions employers={rows} onDone={clear} /> })}
        filters={
          <TableFilters
            screen="employers"
            search={t('search')}
            address={address}
            filters={[
              {
                name: 'state',
                label: t('state'),
                options: EMPLOYER_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              },
              {
                name: 'country',
                label: t('country'),
                options: COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) })),
              },
            ]}
          />
        }
      />
      {merged && <MergeDialog employer={merged} onClose={() => setMerged(null)} />}
    </>
  );
}

function Actions({ employers, onDone }: { employers: readonly AdminEmployer[]; onDone: () => void }) {
  const { t } = useTranslation('admin-employers');
  const { tellDone, tellFailed } = useBulkToast();
  const act = $api.useMutation('post', '/api/admin/employers/acts', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: EMPLOYERS }),
  });
  const ids = employers.map(({ id }) => id);
  const run = (wanted: 'verify' | 'withdraw') =>
    act.mutate(
      { body: { act: wanted, ids } },
      {
        onSuccess: (result) => {
          tellDone(result);
          onDone();
        },
        onError: tellFailed,
      },
    );
  return (
    <>
      {employers.some(({ verifiedAt }) => !verifiedAt) && (
        <Button variant="secondary" icon={<BadgeCheck size={18} />} onClick={() => run('verify')}>
          {t('verify')}
        </Button>
      )}
      {employers.some(({ verifiedAt }) => verifiedAt) && (
        <Button variant="secondary" icon={<CircleDashed size={18} />} onClick={() => run('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
    </>
  );
}

function useColumns(onMerge: (employer: AdminEmployer) => void): AdminColumn<AdminEmployer>[] {
  const { t } = useTranslation('admin-employers');
  const locale = useLocale();
  return [
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      rowHeader: true,
      cell: ({ id, name, city, country }) => (
        <>
          <TextLink to={`/arbeitgebern/${id}`} lang="de">
            {name}
          </TextLink>
          <small>
            {city} ({country})
          </small>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ verifiedAt, verifiedDomain, verificationLapsesAt }) => (
        <>
          {!verifiedAt && (
            <StateBadge tone="wait" icon={CircleDashed}>
              {t('states.unverified')}
            </StateBadge>
          )}
          {verifiedAt && (
            <StateBadge tone={verificationLapsesAt ? 'warn' : 'ok'} icon={verificationLapsesAt ? Clock : BadgeCheck}>
              {t(verificationLapsesAt ? 'states.lapsing' : 'states.verified')}
            </StateBadge>
          )}
          {verifiedAt && <small>{verifiedDomain ?? t('byHand')}</small>}
        </>
      ),
    },
    {
      key: 'jobs',
      header: t('jobs'),
      sort: 'jobs',
      align: 'end',
      cell: ({ jobs, members }) => (
        <>
          <span className="num">{t('jobCount', { count: jobs })}</span>
          <small>{t('members', { count: members })}</small>
        </>
      ),
    },
    {
      key: 'created',
      header: t('created'),
      sort: 'created',
      cell: ({ createdAt }) => <span className="num">{formatDate(createdAt)}</span>,
    },
    {
      key: 'duplicates',
      header: t('duplicates'),
      cell: (employer) =>
        employer.duplicates.length > 0 ? (
          <Button variant="secondary" size="s" icon={<Combine size={16} />} onClick={() => onMerge(employer)}>
            {t('merge', {
              count: employer.duplicates.length,
              number: formatNumber(employer.duplicates.length, locale),
            })}
          </Button>
        ) : (
          '–'
        ),
    },
  ];
}
