import type { Invoice } from '@stellenvisite/contract/billing/billing.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, CircleCheck, Clock, Download, FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { dataOf } from '../../api/data-of.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { api } from '../../session/api.ts';
import { $api } from '../../session/queries.ts';
import { downloadFile } from '../../session/use-download.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { offerFile } from '../../ui/offer-file.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useActingEmployer } from '../identity/acting-employer/use-acting-employer.ts';
import { HEAD } from './billing-layout.ts';
import { dayText, useBillingWords } from './use-billing-words.ts';

const PAGE = 'page';
const ORDER = 'sort';

/** The anchor of the row of an invoice. */
export const invoiceRowId = (id: string) => `rechnung-${id}`;

export function InvoiceTable({ canPay }: { canPay: boolean }) {
  const { t } = useTranslation('billing');
  const { employerId } = useActingEmployer();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get(PAGE))) || 1);
  const sort = search.get(ORDER) === 'issuedOn' ? ('issuedOn' as const) : ('-issuedOn' as const);
  const { data } = $api.useQuery(
    'get',
    '/api/employer/invoices',
    { params: { query: { employerId, page, sort } } },
    { placeholderData: keepPreviousData },
  );
  const columns = useColumns({ canPay, sort });
  return (
    <Card as="section" flush aria-labelledby="rechnungen">
      <div className={clsx(HEAD, 'items-center')}>
        <h2 id="rechnungen" className="text-fs-4">
          {t('invoices.title')}
        </h2>
        {data && data.total > 0 && <ArchiveButton employerId={employerId} />}
      </div>
      {data && data.total === 0 && <p className="px-5 pb-5 text-ink-2">{t('invoices.empty')}</p>}
      {data && data.total > 0 && (
        <>
          <DataTable
            caption={t('invoices.table')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            isMine={({ id }) => id === search.get('rechnung')}
            isStacked
            isFrameless
            className="border-line border-t"
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3">
            <p className="text-fs-8 text-ink-2">
              {t('invoices.count', { count: data.total, shown: data.items.length })}
            </p>
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              toPage={(each) => withPage(search, each)}
            />
          </div>
        </>
      )}
    </Card>
  );
}

/** Next to the list, so that leafing does not lead away from it. */
function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(PAGE, String(page));
  else next.delete(PAGE);
  return `?${next}#rechnungen`;
}

type Sort = 'issuedOn' | '-issuedOn';

function useColumns({ canPay, sort }: { canPay: boolean; sort: Sort }): Column<Invoice>[] {
  const { t } = useTranslation('billing');
  const { money, lineWords } = useBillingWords();
  return [
    {
      key: 'number',
      header: <SortButton sort={sort} />,
      order: sort === 'issuedOn' ? 'ascending' : 'descending',
      rowHeader: true,
      cell: ({ id, number, issuedOn }) => (
        <>
          <span id={invoiceRowId(id)} className="block scroll-mt-24 whitespace-nowrap font-semibold">
            {number}
          </span>
          <span className="text-fs-8 text-ink-2">{dayText(issuedOn)}</span>
        </>
      ),
    },
    {
      key: 'service',
      header: t('invoices.service'),
      cell: ({ lines, reference, costCentre }) => (
        <>
          {lines
            .map(lineWords)
            .map(({ title, detail }) => (detail ? `${title}, ${detail}` : title))
            .join(' · ')}
          {(reference || costCentre) && (
            <span className="block text-fs-8 text-ink-2">
              {[
                reference && t('invoices.reference', { reference }),
                costCentre && t('invoices.costCentre', { costCentre }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
        </>
      ),
    },
    { key: 'net', header: t('invoices.net'), align: 'end', cell: ({ net, currency }) => money(net, currency) },
    {
      key: 'gross',
      header: t('invoices.gross'),
      align: 'end',
      cell: ({ gross, open, currency }) => (
        <>
          <b className="whitespace-nowrap">{money(gross, currency)}</b>
          {open > 0 && open < gross && (
            <span className="block whitespace-nowrap text-fs-8 text-ink-2">
              {t('invoices.stillOpen', { amount: money(open, currency) })}
            </span>
          )}
        </>
      ),
    },
    { key: 'state', header: t('invoices.state'), cell: (invoice) => <StateBadge invoice={invoice} canPay={canPay} /> },
    { key: 'load', header: t('invoices.load'), align: 'end', cell: (invoice) => <Downloads invoice={invoice} /> },
  ];
}

/** Pressed again, the order turns around; the list begins with its first page. */
function SortButton({ sort }: { sort: Sort }) {
  const { t } = useTranslation('billing');
  const [, setSearch] = useSearchParams();
  const turn = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PAGE);
        if (sort === '-issuedOn') next.set(ORDER, 'issuedOn');
        else next.delete(ORDER);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <button type="button" className="-my-3 inline-flex min-h-tap items-center gap-1 font-semibold" onClick={turn}>
      {t('invoices.number')}
      {sort === 'issuedOn' ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
    </button>
  );
}

function ArchiveButton({ employerId }: { employerId: string }) {
  const { t } = useTranslation('billing');
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      const query = new URLSearchParams({ employerId });
      await downloadFile(`/api/employer/invoices/archive?${query}`, 'rechnungen.zip');
    } catch {
      void toast(t('invoices.failed'), { tone: 'bad' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button variant="secondary" size="s" icon={<Download size={18} />} loading={isLoading} onClick={() => void load()}>
      {t('invoices.all')}
    </Button>
  );
}

const LOOK = {
  open: { kind: 'neutral', Icon: Clock },
  overdue: { kind: 'warn', Icon: TriangleAlert },
  paid: { kind: 'good', Icon: CircleCheck },
  corrected: { kind: 'neutral', Icon: CircleCheck },
  offset: { kind: 'neutral', Icon: CircleCheck },
} as const;

function StateBadge({ invoice, canPay }: { invoice: Invoice; canPay: boolean }) {
  const { t } = useTranslation('billing');
  const errorText = useErrorText();
  const { state, dueOn, paidOn, id } = invoice;
  const { kind, Icon } = LOOK[state];
  const isOpen = state === 'open' || state === 'overdue';
  const pay = async () => {
    try {
      const { url } = await dataOf(api.POST('/api/employer/invoices/{id}/payment', { params: { path: { id } } }));
      window.location.assign(url);
    } catch (error) {
      void toast(t('cancel.failed'), { description: errorText(error), tone: 'bad' });
    }
  };
  return (
    <span className="grid justify-items-start gap-1">
      <Badge kind={kind} icon={<Icon size={16} />} className="whitespace-nowrap">
        {t(`state.${state}`, { day: dayText((isOpen ? dueOn : paidOn) ?? dueOn) })}
      </Badge>
      {isOpen && canPay && (
        <button type="button" className="link text-fs-8" onClick={() => void pay()}>
          {t('invoices.pay')}
        </button>
      )}
    </span>
  );
}

const PATHS = {
  pdf: '/api/employer/invoices/{id}/pdf',
  xml: '/api/employer/invoices/{id}/xml',
  xrechnung: '/api/employer/invoices/{id}/xrechnung',
} as const;

const NAME_ENDINGS = { pdf: 'pdf', xml: 'xml', xrechnung: 'xrechnung.xml' } as const;

function Downloads({ invoice: { id, number, hasXRechnung } }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const files = hasXRechnung ? (['pdf', 'xrechnung', 'xml'] as const) : (['pdf', 'xml'] as const);
  const load = async (file: keyof typeof PATHS) => {
    try {
      const params = { path: { id } };
      const { data } = await api.GET(PATHS[file], { params, parseAs: 'blob' });
      if (!(data instanceof Blob)) throw new Error('no file');
      offerFile(data, `${number}.${NAME_ENDINGS[file]}`);
    } catch {
      void toast(t('invoices.failed'), { tone: 'bad' });
    }
  };
  return (
    <span className="-my-3 flex gap-3 whitespace-nowrap min-[48rem]:justify-end">
      {files.map((file) => (
        <button
          key={file}
          type="button"
          className="link inline-flex min-h-11 items-center gap-1"
          onClick={() => void load(file)}
        >
          {file === 'pdf' ? <Download size={16} /> : <FileText size={16} />}
          {t(`invoices.${file}`)}
          <span className="visually-hidden"> {number}</span>
        </button>
      ))}
    </span>
  );
}
