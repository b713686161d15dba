import {
  type AdminInvoice,
  adminInvoicesQuerySchema,
  INVOICE_FILTERS,
} from '@stellenvisite/contract/admin-billing.schema';
import type { Currency } from '@stellenvisite/contract/countries';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import { keepPreviousData } from '@tanstack/react-query';
import { CircleCheck, Clock, type LucideIcon, Scissors, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { CorrectDialog, PaidDialog } from './invoice-dialogs.tsx';
import { type InvoiceAct, InvoiceMenu } from './invoice-menu.tsx';

const LOOKS: Record<AdminInvoice['state'], { tone: 'ok' | 'bad' | 'wait' | 'off'; icon: LucideIcon }> = {
  open: { tone: 'wait', icon: Clock },
  overdue: { tone: 'bad', icon: TriangleAlert },
  paid: { tone: 'ok', icon: CircleCheck },
  corrected: { tone: 'off', icon: Scissors },
  offset: { tone: 'off', icon: CircleCheck },
};

type Doing = { act: InvoiceAct; invoice: AdminInvoice };

/** The invoices of all employers: which are open, what was paid by transfer, what has to be taken back. */
export function InvoicesScreen() {
  const { t } = useTranslation('admin-plans');
  const { query, address } = useTableQuery(adminInvoicesQuerySchema);
  const [doing, setDoing] = useState<Doing | null>(null);
  const list = $api.useQuery(
    'get',
    '/api/admin/invoices',
    { params: { query } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <AdminTable
        caption={t('tabs.invoices')}
        columns={useColumns(setDoing)}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        address={address}
        empty={{ title: t('invoices.none'), text: t('invoices.noneText') }}
        filters={
          <TableFilters
            screen="invoices"
            search={t('invoices.search')}
            address={address}
            filters={[
              {
                name: 'state',
                label: t('invoices.state'),
                options: INVOICE_FILTERS.map((value) => ({ value, label: t(`invoices.filter.${value}`) })),
              },
            ]}
          />
        }
      />
      {doing?.act === 'paid' && <PaidDialog invoice={doing.invoice} onClose={() => setDoing(null)} />}
      {doing?.act === 'correct' && <CorrectDialog invoice={doing.invoice} onClose={() => setDoing(null)} />}
    </>
  );
}

function useColumns(onAct: (doing: Doing) => void): AdminColumn<AdminInvoice>[] {
  const { t } = useTranslation('admin-plans');
  const language = languageOf(useLocale());
  // A true minus sign, as on the employer's list: amounts stand below each other.
  const money = (cents: number, currency: Currency) => formatMoney(cents, { currency, language }).replace('-', '−');
  return [
    {
      key: 'number',
      header: t('invoices.number'),
      rowHeader: true,
      cell: ({ number, issuedOn, relatedNumber }) => (
        <>
          <b className="num whitespace-nowrap">{number}</b>
          <small className="num">{formatDate(issuedOn)}</small>
          {relatedNumber && <small className="num">{t('invoices.related', { number: relatedNumber })}</small>}
        </>
      ),
    },
    { key: 'company', header: t('invoices.company'), cell: ({ company }) => <span lang="de">{company}</span> },
    {
      key: 'gross',
      header: t('invoices.gross'),
      align: 'end',
      cell: ({ gross, net, open, currency }) => (
        <>
          <b className="num whitespace-nowrap">{money(gross, currency)}</b>
          <small className="num">{t('invoices.net', { amount: money(net, currency) })}</small>
          {open > 0 && open < gross && (
            <small className="num">{t('invoices.stillOpen', { amount: money(open, currency) })}</small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('invoices.state'),
      cell: ({ state, dueOn, paidOn, reminders }) => (
        <>
          <StateBadge {...LOOKS[state]}>{t(`invoices.states.${state}`)}</StateBadge>
          <small className="num">
            {paidOn
              ? t('invoices.paidOn', { day: formatDate(paidOn) })
              : t('invoices.dueOn', { day: formatDate(dueOn) })}
          </small>
          {reminders > 0 && !paidOn && <small>{t('invoices.reminders', { count: reminders })}</small>}
        </>
      ),
    },
    {
      key: 'acts',
      header: <span className="visually-hidden">{t('invoices.acts')}</span>,
      align: 'end',
      cell: (invoice) => (
        <span className="flex justify-end">
          <InvoiceMenu invoice={invoice} onAct={(act) => onAct({ act, invoice })} />
        </span>
      ),
    },
  ];
}
