import { UNDO_SECONDS } from '@stellenvisite/contract/jobs/job-postings';
import type { BulkResult } from '@stellenvisite/contract/jobs/job-postings.schema';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useCountdown } from '../../../../ui/use-countdown.ts';
import type { BulkOutcome } from './use-bulk.ts';

type OutcomeBarProps = { outcome: BulkOutcome; onUndo: () => void; onEnd: () => void };

/** Shows what succeeded and what failed, with undo. The countdown pauses while the bar is hovered or has the focus. */
export function OutcomeBar({ outcome, onUndo, onEnd }: OutcomeBarProps) {
  const { t } = useTranslation('own-jobs');
  const refusals = useRefusals();
  const [isPaused, setIsPaused] = useState(false);
  const { action, ids, refused, batchId, undoUntil } = outcome;
  useCountdown({ ms: UNDO_SECONDS * 1000, restartOn: batchId, isRunning: !isPaused, onEnd });
  const quicker = refused.length === 1 ? refused[0]?.changedBy : null;
  const hold = { onFocus: () => setIsPaused(true), onBlur: () => setIsPaused(false) };
  return (
    <section
      className="job-bar"
      aria-label={t('outcome.label')}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
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

/** Why jobs were left out, counted: „1 ist ein Entwurf, 2 laufen schon länger“. */
export function useRefusals(): (refused: BulkResult['refused']) => string {
  const { t } = useTranslation('own-jobs');
  return (refused) =>
    [...Map.groupBy(refused, ({ reason, state }) => (reason === 'state' ? `state.${state}` : reason))]
      .map(([reason, each]) => t(`refusal.${reason}`, { count: each.length }))
      .join(', ');
}
