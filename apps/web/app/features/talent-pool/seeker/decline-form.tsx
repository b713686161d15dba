import { DECLINE_REASONS, type DeclineReason } from '@stellenvisite/contract/talent-pool';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { holdDecline } from './held-decline.ts';

type DeclineFormProps = { enquiryId: string; employer: string; onClose: () => void };

/** A no that tells its reason; a no without one needs no form. */
export function DeclineForm({ enquiryId, employer, onClose }: DeclineFormProps) {
  const { t } = useTranslation('talent-pool');
  const [reason, setReason] = useState<DeclineReason>('not_now');
  const send = (event: FormEvent) => {
    event.preventDefault();
    holdDecline({ enquiryId, employer, reason });
  };
  return (
    <form className="tsq-back" onSubmit={send}>
      <RadioGroup<DeclineReason>
        name={`reason-${enquiryId}`}
        legend={t('ask.reasonForm.label')}
        value={reason}
        onValueChange={setReason}
        options={DECLINE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <div>
        <Button type="submit">{t('ask.reasonForm.send')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('ask.reasonForm.cancel')}
        </Button>
      </div>
    </form>
  );
}
