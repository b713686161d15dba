import {
  type AdminInvoice,
  adminInvoicesQuerySchema,
  correctInvoiceSchema,
  INVOICE_FILTERS,
  recordPaymentSchema,
} from '@stellenvisite/contract/billing/admin-billing.schema';
import type { Currency } from '@stellenvisite/contract/jobs/countries';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import { languageOf } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock, Ellipsis, type LucideIcon, Scissors, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { downloadFile } from '../../../session/use-download.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateInput, dayControl } from '../../../ui/forms/date-input.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { typedAmount } from '../../../ui/forms/typed-values.ts';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { StateBadge } from '../../platform/admin-area/shared/state-badge.tsx';
import { TableFilters } from '../../platform/admin-area/shared/table-filters.tsx';
import { useTableQuery } from '../../platform/admin-area/shared/use-table-query.ts';
import { FieldGrid } from './agree-dialog.tsx';

type InvoiceDialogProps = { invoice: AdminInvoice; onClose: () => void };

const settlementSchema = z.object({ paidOn: z.string().nullable().pipe(recordPaymentSchema.shape.paidOn) });
const correctionSchema = correctInvoiceSchema.extend({ net: typedAmount(correctInvoiceSchema.shape.net) });

const showAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['get', '/api/admin/invoices'] });

type InvoiceAct = 'paid' | 'correct';

type InvoiceMenuProps = { invoice: AdminInvoice; onAct: (act: InvoiceAct) => void };

const LOOKS: Record<AdminInvoice['state'], { tone: 'ok' | 'bad' | 'wait' | 'off'; icon: LucideIcon }> = {
  open: { tone: 'wait', icon: Clock },
  overdue: { tone: 'bad', icon: TriangleAlert },
  paid: { tone: 'ok', icon: CircleCheck },
  corrected: { tone: 'off', icon: Scissors },
  offset: { tone: 'off', icon: CircleCheck },
};

type Doing = { act: InvoiceAct; invoice: AdminInvoice };

/** Renders the invoices of all employers: which are open, what was paid by transfer, what has to be taken back. */
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
      <DataTable
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

function useColumns(onAct: (doing: Doing) => void): Column<AdminInvoice>[] {
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

function InvoiceMenu({ invoice: { id, number, kind, state }, onAct }: InvoiceMenuProps) {
  const { t } = useTranslation('admin-plans');
  const loadPdf = async () => {
    try {
      await downloadFile(`/api/admin/invoices/${id}/pdf`, `${number}.pdf`);
    } catch {
      void toast(t('invoices.pdfFailed'), { tone: 'bad' });
    }
  };
  return (
    <Menu trigger={<IconButton label={t('invoices.actsOf', { number })} icon={<Ellipsis size={20} />} />}>
      <MenuAction onSelect={() => void loadPdf()}>
        <button type="button">{t('invoices.pdf')}</button>
      </MenuAction>
      {(state === 'open' || state === 'overdue') && (
        <MenuAction onSelect={() => onAct('paid')}>
          <button type="button">{t('invoices.paidAction')}</button>
        </MenuAction>
      )}
      {kind === 'invoice' && state !== 'corrected' && (
        <MenuAction onSelect={() => onAct('correct')}>
          <button type="button">{t('invoices.correct')}</button>
        </MenuAction>
      )}
    </Menu>
  );
}

function PaidDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const language = languageOf(useLocale());
  const { mutate, isPending, error } = $api.useMutation('post', '/api/admin/invoices/{id}/settlement', {
    onSuccess: (_answer, _variables, _before, { client }) => {
      void showAgain(client);
      void toast(t('invoices.paidDone', { number: invoice.number }), { tone: 'good' });
      onClose();
    },
  });
  const form = useZodForm({
    schema: settlementSchema,
    defaultValues: { paidOn: new Date().toISOString().slice(0, 10) },
    fields: ['paidOn'],
    errorText: () => t('invoices.dayWrong'),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: invoice.id } }, body });
    },
  });
  return (
    <FormDialog
      title={t('invoices.paidTitle', { number: invoice.number })}
      form={form}
      action={t('invoices.paidAction')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7">
        {t('invoices.paidNote', {
          amount: formatMoney(invoice.open, { currency: invoice.currency, language }),
          company: invoice.company,
        })}
      </p>
      <Field label={t('invoices.paidDay')} required {...form.field('paidOn')}>
        <Controller control={form.control} name="paidOn" render={({ field }) => <DateInput {...dayControl(field)} />} />
      </Field>
    </FormDialog>
  );
}

function CorrectDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/admin/invoices/{id}/correction', {
    onSuccess: (_answer, _variables, _before, { client }) => {
      void showAgain(client);
      void toast(t('invoices.correctDone', { number: invoice.number }), { tone: 'good' });
      onClose();
    },
  });
  const form = useZodForm({
    schema: correctionSchema,
    defaultValues: { reason: '', net: '' },
    fields: ['reason', 'net'],
    errorText: (name) => t(name === 'net' ? 'wrongAmount' : 'invoices.reasonMissing'),
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: invoice.id } }, body });
    },
  });
  return (
    <FormDialog
      title={t('invoices.correctTitle', { number: invoice.number })}
      form={form}
      action={t('invoices.correctAction')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7">{t('invoices.correctNote')}</p>
      <FieldGrid>
        <Field label={t('invoices.reason')} help={t('invoices.reasonHelp')} required {...form.field('reason')}>
          <TextInput {...form.register('reason')} maxLength={300} autoComplete="off" />
        </Field>
        <Field label={t('invoices.part')} help={t('invoices.partHelp')} {...form.field('net')}>
          <TextInput {...form.register('net')} className="num" inputMode="decimal" autoComplete="off" />
        </Field>
      </FieldGrid>
    </FormDialog>
  );
}
