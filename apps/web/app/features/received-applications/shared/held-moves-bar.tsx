import { MOVE_UNDO_SECONDS } from '@stellenvisite/contract/received-applications';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { notify } from '../../../ui/notify.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { type HeldEntry, sendAllOnLeave, sendMove, undoMove, useHeldMoves } from './held-moves.ts';
import { useReadReceivedAgain } from './received-queries.ts';

/** One line for every answer that can still be undone. Whoever leaves the page sends them at once. */
export function HeldMovesBar() {
  const held = useHeldMoves();
  useEffect(() => {
    window.addEventListener('pagehide', sendAllOnLeave);
    return () => {
      window.removeEventListener('pagehide', sendAllOnLeave);
      sendAllOnLeave();
    };
  }, []);
  return (
    <div className="held-moves" role="status">
      {held.map((entry) => (
        <HeldMoveLine key={entry.key} entry={entry} />
      ))}
    </div>
  );
}

function HeldMoveLine({ entry }: { entry: HeldEntry }) {
  const { t } = useTranslation('received-applications');
  const send = useSendMove();
  const [first] = entry.applications;
  const count = entry.applications.length;
  return (
    <UndoToast
      icon={<Undo2 size={20} />}
      title={
        count === 1 && first
          ? t('held.one', { name: first.name, column: t(`column.${entry.to}`) })
          : t('held.several', { count, column: t(`column.${entry.to}`) })
      }
      undoLabel={t('held.undo')}
      ms={MOVE_UNDO_SECONDS * 1000}
      restartOn={entry.key}
      onUndo={() => undoMove(entry.key)}
      onEnd={() => void send(entry.key)}
    >
      {t('held.notTold')}
    </UndoToast>
  );
}

function useSendMove(): (key: number) => Promise<void> {
  const { t } = useTranslation('received-applications');
  const errorText = useErrorText();
  const readAgain = useReadReceivedAgain();
  return async (key) => {
    try {
      const { refused } = await sendMove(key);
      if (refused > 0) void notify({ title: t('held.refused', { count: refused }), text: t('held.stale.text') });
    } catch (error) {
      const isStale = problemCodeOf(error) === 'application.version_stale';
      void notify({
        title: t(isStale ? 'held.stale.title' : 'held.failed'),
        text: isStale ? t('held.stale.text') : errorText(error),
        tone: 'destructive',
      });
    }
    await readAgain();
  };
}
