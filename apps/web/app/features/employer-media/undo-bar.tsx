import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UndoToast } from '../../ui/undo-toast.tsx';

const UNDO_MS = 10_000;

type UndoBarProps = { name: string | null; onUndo: () => void; onEnd: () => void };

export function UndoBar({ name, onUndo, onEnd }: UndoBarProps) {
  const { t } = useTranslation('employer-media');
  return (
    <div className="md-undo" role="status">
      {name !== null && (
        <UndoToast
          icon={<Trash2 size={20} />}
          title={t('removed')}
          undoLabel={t('undo')}
          ms={UNDO_MS}
          restartOn={name}
          onUndo={onUndo}
          onEnd={onEnd}
        >
          {name}
        </UndoToast>
      )}
    </div>
  );
}
