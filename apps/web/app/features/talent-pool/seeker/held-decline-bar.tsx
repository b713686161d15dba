import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { toast } from '../../../ui/toast.ts';
import { UndoToast } from '../../../ui/undo-toast.tsx';
import { type HeldDecline, sendDecline, sendHeldOnLeave, undoDecline, useHeldDecline } from './held-decline.ts';
import { useReadOwnAgain } from './own-queries.ts';

const UNDO_MS = 5000;

/** The no that can still be taken back. Whoever leaves the page sends it at once. */
export function HeldDeclineBar() {
  const held = useHeldDecline();
  useEffect(() => {
    window.addEventListener('pagehide', sendHeldOnLeave);
    return () => {
      window.removeEventListener('pagehide', sendHeldOnLeave);
      sendHeldOnLeave();
    };
  }, []);
  return (
    <div className="ts-undo" role="status">
      {held && <HeldLine key={held.enquiryId} held={held} />}
    </div>
  );
}

function HeldLine({ held }: { held: HeldDecline }) {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const readAgain = useReadOwnAgain();
  const send = async () => {
    try {
      await sendDecline(held);
    } catch (error) {
      void toast(errorText(error), { tone: 'bad' });
    }
    await readAgain();
  };
  return (
    <UndoToast
      icon={<Undo2 size={20} />}
      title={t('ask.declined.title')}
      undoLabel={t('ask.undo')}
      ms={UNDO_MS}
      restartOn={held.enquiryId}
      onUndo={undoDecline}
      onEnd={() => void send()}
    >
      {held.reason
        ? t('ask.declined.reason', { employer: held.employer, reason: t(`reason.${held.reason}`) })
        : t('ask.declined.text', { employer: held.employer })}
    </UndoToast>
  );
}
