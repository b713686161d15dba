import {
  type AdminSubscription,
  adminSubscriptionsQuerySchema,
} from '@stellenvisite/contract/billing/admin-billing.schema';
import { PLAN_IDS } from '@stellenvisite/contract/billing/plans';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { keepPreviousData } from '@tanstack/react-query';
import { CalendarX2, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../session/queries.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';

/** Which employer has which plan. */
export function SubscriptionsScreen() {
  const { t } = useTranslation('admin-plans');
  const { query, address } = useTableQuery(adminSubscriptionsQuerySchema);
  const list = $api.useQuery(
    'get',
    '/api/admin/subscriptions',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <DataTable
      caption={t('tabs.subscriptions')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ employer }) => employer.name}
      address={address}
      empty={{ title: t('subscriptions.none'), text: t('subscriptions.noneText') }}
      filters={
        <TableFilters
          screen="subscriptions"
          search={t('subscriptions.search')}
          address={address}
          filters={[
            {
              name: 'plan',
              label: t('subscriptions.plan'),
              options: PLAN_IDS.map((value) => ({ value, label: t(`plan.${value}`) })),
            },
          ]}
        />
      }
    />
  );
}

function useColumns(): Column<AdminSubscription>[] {
  const { t } = useTranslation('admin-plans');
  const language = languageOf(useLocale());
  return [
    {
      key: 'employer',
      header: t('subscriptions.employer'),
      rowHeader: true,
      cell: ({ employer, since }) => (
        <>
          <TextLink to={`/arbeitgebern/${employer.id}`} lang="de">
            {employer.name}
          </TextLink>
          <small className="num">{t('subscriptions.since', { day: formatDate(since) })}</small>
        </>
      ),
    },
    {
      key: 'plan',
      header: t('subscriptions.plan'),
      cell: ({ plan, nextPlan }) => (
        <>
          <b>{t(`plan.${plan}`)}</b>
          {nextPlan && <small>{t('subscriptions.next', { plan: t(`plan.${nextPlan}`) })}</small>}
        </>
      ),
    },
    {
      key: 'price',
      header: t('subscriptions.price'),
      cell: ({ net, currency, period, isAgreed, payment }) => (
        <>
          <span className="num">{formatMoney(net, { currency, language })}</span>
          <small>
            {[t(`subscriptions.${period}`), t(`subscriptions.${payment}`), isAgreed && t('subscriptions.agreed')]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </>
      ),
    },
    {
      key: 'jobs',
      header: t('subscriptions.jobs'),
      cell: ({ jobs }) => <span className="num">{t('subscriptions.used', jobs)}</span>,
    },
    {
      key: 'end',
      header: t('subscriptions.end'),
      cell: ({ renews, periodEnd }) => (
        <StateBadge tone={renews ? 'ok' : 'wait'} icon={renews ? RefreshCw : CalendarX2}>
          {t(renews ? 'subscriptions.renews' : 'subscriptions.ends', { day: formatDate(periodEnd) })}
        </StateBadge>
      ),
    },
  ];
}
