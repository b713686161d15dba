import type { ReportTargetKind } from '@stellenvisite/contract/support/reports';
import type { ReportReceipt } from '@stellenvisite/contract/support/reports.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../session/query-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { REPORT_FORM, ReportForm } from './report-form.tsx';

export type ReportTarget = { kind: ReportTargetKind; id: string };
export type ReportDialogProps = { target: ReportTarget; onClose: () => void };

/** Renders the form, and after it the receipt. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const { t } = useTranslation('reports');
  const [receipt, setReceipt] = useState<ReportReceipt>();
  const [isSending, setIsSending] = useState(false);
  const footer = receipt ? (
    <Button onClick={onClose}>{t('close')}</Button>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={REPORT_FORM} loading={isSending}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <QueryProvider>
      <Dialog open onClose={onClose} title={t(`title.${target.kind}`)} footer={footer}>
        {receipt ? (
          <Note tone="good" role="status">
            <b>{t('received.title', { reference: receipt.reference })}</b>
            <p className="mt-1">{t(receipt.isMailed ? 'received.mailed' : 'received.text')}</p>
          </Note>
        ) : (
          <ReportForm target={target} onSending={setIsSending} onSent={setReceipt} />
        )}
      </Dialog>
    </QueryProvider>
  );
}
