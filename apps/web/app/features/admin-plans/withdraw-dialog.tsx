import type { PriceChanges } from '@stellenvisite/contract/admin-billing.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { usePriceChange } from './use-price-change.ts';

type WithdrawDialogProps = { change: PriceChanges['items'][number]; onClose: () => void };

export function WithdrawDialog({ change: { id, plan }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('admin-plans');
  const errorText = useErrorText();
  const { withdrawPrice } = usePriceChange(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw.title', { plan: t(`plan.${plan}`) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
          <Button
            variant="danger"
            loading={withdrawPrice.isPending}
            onClick={() => withdrawPrice.mutate({ params: { path: { id } } })}
          >
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      {withdrawPrice.error && (
        <Note tone="warn" role="alert">
          {errorText(withdrawPrice.error)}
        </Note>
      )}
      <p>{t('withdraw.text')}</p>
    </Dialog>
  );
}
