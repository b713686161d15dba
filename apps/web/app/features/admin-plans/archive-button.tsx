import { FileArchive } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../session/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ChangeDialog } from './change-dialog.tsx';

const SHOWN_MONTHS = 36;

/** The documents of a month in one file, for bookkeeping. */
export function ArchiveButton() {
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
  const locale = useLocale();
  const form = useId();
  const [error, setError] = useState<unknown>(null);
  const [isPending, setIsPending] = useState(false);
  const load = async (data: FormData) => {
    const month = String(data.get('month'));
    setError(null);
    setIsPending(true);
    try {
      await downloadFile(`/api/admin/invoices/archive?month=${month}`, `rechnungen-${month}.zip`);
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <ChangeDialog
      form={form}
      title={t('invoices.zipTitle')}
      note={t('invoices.zipNote')}
      action={t('invoices.zip')}
      isPending={isPending}
      error={error}
      onSubmit={(data) => void load(data)}
      onClose={onClose}
    >
      <Field label={t('invoices.month')}>
        <Select name="month" options={monthsUntil(new Date(), locale)} />
      </Field>
    </ChangeDialog>
  );
}

function monthsUntil(now: Date, locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: SHOWN_MONTHS }, (_, before) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - before, 1));
    return { value: first.toISOString().slice(0, 7), label: format.format(first) };
  });
}
