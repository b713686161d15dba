import { type AdminInvoice, correctInvoiceSchema } from '@stellenvisite/contract/admin-billing.schema';
import { formatMoney } from '@stellenvisite/contract/format-money';
import { languageOf } from '@stellenvisite/contract/languages';
import type { QueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../session/queries.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { parseAmount } from '../../ui/parse-amount.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useLocale } from '../../ui/use-locale.ts';
import { ChangeDialog } from './change-dialog.tsx';

type InvoiceDialogProps = { invoice: AdminInvoice; onClose: () => void };

const showAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['get', '/api/admin/invoices'] });

export function PaidDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('admin-plans');
  const form = useId();
  const [paidOn, setPaidOn] = useState<string | null>(new Date().toISOString().slice(0, 10));
  const [isWrong, setWrong] = useState(false);
  const language = languageOf(useLocale());
  const settle = $api.useMutation('post', '/api/admin/invoices/{id}/settlement', {
    onSuccess: (_answer, _variables, _before, { client }) => {
      void showAgain(client);
      void toast(t('invoices.paidDone', { number: invoice.number }), { tone: 'good' });
      onClose();
    },
  });
  const submit = () => {
    setWrong(paidOn === null);
    if (paidOn) settle.mutate({ params: { path: { id: invoice.id } }, body: { paidOn } });
  };
  return (
    <ChangeDialog
      form={form}
      title={t('invoices.paidTitle', { number: invoice.number })}
      note={t('invoices.paidNote', {
        amount: formatMoney(invoice.open, { currency: invoice.currency, language }),
        company: invoice.company,
      })}
      action={t('invoices.paidAction')}
      isPending={settle.isPending}
      error={settle.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('invoices.paidDay')} error={isWrong && t('invoices.dayWrong')} required>
        <DateInput
          value={paidOn}
          onChange={(day) => {
            setPaidOn(day);
            setWrong(false);
          }}
          onUnreadable={() => {
            setPaidOn(null);
            setWrong(true);
          }}
        />
      </Field>
    </ChangeDialog>
  );
}

export function CorrectDialog({ invoice, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('admin-plans');
  const form = useId();
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const correct = $api.useMutation('post', '/api/admin/invoices/{id}/correction', {
    onSuccess: (_answer, _variables, _before, { client }) => {
      void showAgain(client);
      void toast(t('invoices.correctDone', { number: invoice.number }), { tone: 'good' });
      onClose();
    },
  });
  const submit = (data: FormData) => {
    const typed = String(data.get('net') ?? '').trim();
    const net = typed === '' ? null : (parseAmount(typed) ?? Number.NaN);
    const read = correctInvoiceSchema.safeParse({ reason: data.get('reason'), net });
    setWrong(read.error?.issues.flatMap(({ path }) => path) ?? []);
    if (read.success) correct.mutate({ params: { path: { id: invoice.id } }, body: read.data });
  };
  return (
    <ChangeDialog
      form={form}
      title={t('invoices.correctTitle', { number: invoice.number })}
      note={t('invoices.correctNote')}
      action={t('invoices.correctAction')}
      isPending={correct.isPending}
      error={correct.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('invoices.reason')}
        help={t('invoices.reasonHelp')}
        error={wrong.includes('reason') && t('invoices.reasonMissing')}
        required
      >
        <TextInput name="reason" maxLength={300} autoComplete="off" />
      </Field>
      <Field label={t('invoices.part')} help={t('invoices.partHelp')} error={wrong.includes('net') && t('wrongAmount')}>
        <TextInput name="net" className="num" inputMode="decimal" autoComplete="off" />
      </Field>
    </ChangeDialog>
  );
}
