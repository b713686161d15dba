import { UNDO_SECONDS } from '@stellenvisite/contract/job-postings';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCountdown } from '../../../ui/use-countdown.ts';
import type { BulkOutcome } from './use-bulk.ts';
import { useRefusals } from './use-refusals.ts';

type OutcomeBarProps = { outcome: BulkOutcome; onUndo: () => void; onEnd: () => void };

/** What was done and what was not, with the way back. The clock stands still while somebody points at it or has the focus in it. */
export function OutcomeBar({ outcome, onUndo, onEnd }: OutcomeBarProps) {
  const { t } = useTranslation('own-jobs');
  const refusals = useRefusals();
  const [isHeld, setIsHeld] = useState(false);
  const { action, ids, refused, batchId, undoUntil } = outcome;
  useCountdown({ ms: UNDO_SECONDS * 1000, restartOn: batchId, isRunning: !isHeld, onEnd });
  const quicker = refused.length === 1 ? refused[0]?.changedBy : null;
  const hold = { onFocus: () => setIsHeld(true), onBlur: () => setIsHeld(false) };
  return (
    <section
      className="jl-outcome"
      aria-label={t('outcome.label')}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      {...hold}
    >
      <p role="status">
        {ids.length > 0 && t(`done.${action}`, { count: ids.length })}{' '}
        {refused.length > 0 && t('outcome.refused', { reasons: refusals(refused) })}{' '}
        {ids.length === 0 && quicker && t('outcome.quicker', { name: quicker })}
      </p>
      {undoUntil && (
        <Button variant="secondary" size="s" icon={<Undo2 size={18} />} onClick={onUndo}>
          {t('outcome.undo')}
        </Button>
      )}
      <IconButton label={t('outcome.close')} icon={<X size={20} />} onClick={onEnd} />
    </section>
  );
}
