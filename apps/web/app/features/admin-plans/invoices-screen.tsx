import {
  type AdminInvoice,
  adminInvoicesQuerySchema,
  INVOICE_FILTERS,
} from '@stellenvisite/contract/admin-billing.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import { keepPreviousData } from '@tanstack/react-query';
import { CircleCheck, Clock, Download, type LucideIcon, Scissors, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../session/download-file.ts';
import { $api } from '../../session/queries.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { type AdminColumn, AdminTable } from '../admin-area/shared/admin-table.tsx';
import { StateBadge } from '../admin-area/shared/state-badge.tsx';
import { TableFilters } from '../admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../admin-area/shared/use-table-query.ts';
import { CorrectDialog, PaidDialog } from './invoice-dialogs.tsx';

const LOOKS: Record<AdminInvoice['state'], { tone: 'ok' | 'bad' | 'wait' | 'off'; icon: LucideIcon }> = {
  open: { tone: 'wait', icon: Clock },
  overdue: { tone: 'bad', icon: TriangleAlert },
  paid: { tone: 'ok', icon: CircleCheck },
  corrected: { tone: 'off', icon: Scissors },
  offset: { tone: 'off', icon: CircleCheck },
};

type Doing = { act: 'paid' | 'correct'; invoice: AdminInvoice };

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

function PdfButton({ id, number }: Pick<AdminInvoice, 'id' | 'number'>) {
  const { t } = useTranslation('admin-plans');
  const load = async () => {
    try {
      await downloadFile(`/api/admin/invoices/${id}/pdf`, `${number}.pdf`);
    } catch {
      void toast(t('invoices.pdfFailed'), { tone: 'bad' });
    }
  };
  return (
    <Button size="s" variant="ghost" icon={<Download size={16} />} onClick={() => void load()}>
      {t('invoices.pdf')}
      <span className="visually-hidden"> {number}</span>
    </Button>
  );
}

function useColumns(onAct: (doing: Doing) => void): AdminColumn<AdminInvoice>[] {
  const { t } = useTranslation('admin-plans');
  const language = languageOf(useLocale());
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
      cell: ({ gross, net, currency }) => (
        <>
          <b className="num whitespace-nowrap">{formatMoney(gross, { currency, language })}</b>
          <small className="num">{t('invoices.net', { amount: formatMoney(net, { currency, language }) })}</small>
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
        <span className="inline-flex flex-wrap justify-end gap-2">
          <PdfButton number={invoice.number} id={invoice.id} />
          {(invoice.state === 'open' || invoice.state === 'overdue') && (
            <Button size="s" variant="secondary" onClick={() => onAct({ act: 'paid', invoice })}>
              {t('invoices.paid')}
              <span className="visually-hidden"> {invoice.number}</span>
            </Button>
          )}
          {invoice.kind === 'invoice' && invoice.state !== 'corrected' && (
            <Button size="s" variant="ghost" onClick={() => onAct({ act: 'correct', invoice })}>
              {t('invoices.correct')}
              <span className="visually-hidden"> {invoice.number}</span>
            </Button>
          )}
        </span>
      ),
    },
  ];
}
