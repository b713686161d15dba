import { invoiceMonthQuerySchema } from '@stellenvisite/contract/billing/admin-billing.schema';
import { useMutation } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InvoicesScreen } from '../../features/billing/admin/invoices-screen.tsx';
import { PlanTabs } from '../../features/billing/admin/plan-tabs.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { CsvButton } from '../../features/platform/admin-area/shared/csv-button.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { downloadFile } from '../../session/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useZodForm } from '../../ui/forms/use-zod-form.ts';
import { useLocale } from '../../ui/use-locale.ts';

const SHOWN_MONTHS = 36;

export const handle = { title: 'admin-plans:tabs.invoices', namespaces: ['admin-plans', 'problems'] };

export default function AdminInvoicesPage() {
  const { t } = useTranslation('admin-plans');
  const [params] = useSearchParams();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ArchiveButton />
          <CsvButton path="/api/admin/invoices/file" params={params} name="rechnungen" />
        </>
      }
    >
      <PlanTabs current="invoices" />
      <InvoicesScreen />
    </AdminPage>
  );
}

/** Renders the documents of a month in one file, for bookkeeping. */
function ArchiveButton() {
  const { t } = useTranslation('admin-plans');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<FileArchive size={18} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('invoices.zip')}
      </Button>
      {isOpen && <ArchiveDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const months = monthsUntil(new Date(), useLocale());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (month: string) =>
      downloadFile(`/api/admin/invoices/archive?month=${month}`, `rechnungen-${month}.zip`),
    onSuccess: onClose,
  });
  const form = useZodForm({
    schema: invoiceMonthQuerySchema,
    defaultValues: { month: months[0]?.value ?? '' },
    fields: ['month'],
    errorText: () => t('invoices.month'),
    onSubmit: ({ month }) => {
      if (!isPending) mutate(month);
    },
  });
  return (
    <FormDialog
      title={t('invoices.zipTitle')}
      form={form}
      action={t('invoices.zip')}
      isPending={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
    >
      <p className="text-fs-7">{t('invoices.zipNote')}</p>
      <Field label={t('invoices.month')} {...form.field('month')}>
        <Select {...form.register('month')} options={months} />
      </Field>
    </FormDialog>
  );
}

function monthsUntil(now: Date, locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: SHOWN_MONTHS }, (_, before) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - before, 1));
    return { value: first.toISOString().slice(0, 7), label: format.format(first) };
  });
}
