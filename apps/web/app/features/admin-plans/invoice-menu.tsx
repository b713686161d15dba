import type { AdminInvoice } from '@stellenvisite/contract/admin-billing.schema';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../session/download-file.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';

export type InvoiceAct = 'paid' | 'correct';
type InvoiceMenuProps = { invoice: AdminInvoice; onAct: (act: InvoiceAct) => void };

export function InvoiceMenu({ invoice: { id, number, kind, state }, onAct }: InvoiceMenuProps) {
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
