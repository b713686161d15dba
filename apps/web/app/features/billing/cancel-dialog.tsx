import type { PlanId } from '@stellenvisite/contract/plans';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useBillingChange } from './use-billing.ts';
import { dayText } from './use-billing-words.ts';

type CancelDialogProps = { plan: PlanId; lastDay: string; onClose: () => void };

/** Two steps as § 312k BGB has them: „Kündigen“, then „Jetzt kündigen“, and nothing in between. */
export function CancelDialog({ plan, lastDay, onClose }: CancelDialogProps) {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useBillingChange();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancel.title', { plan: t(`plan.${plan}`) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate({ do: 'cancel' }, { onSuccess: onClose })}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('cancel.text', { day: dayText(lastDay) })}</p>
    </Dialog>
  );
}
