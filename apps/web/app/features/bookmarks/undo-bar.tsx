import type { BookmarkKind } from '@stellenvisite/contract/bookmarks';
import { HeartOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoToast } from '../../ui/undo-toast.tsx';
import type { Removals } from './use-removals.ts';

const UNDO_MS = 6000;

type UndoBarProps = { kind: BookmarkKind; removals: Pick<Removals, 'undoable' | 'undo' | 'forget'> };

/** Several removals are one bar. It waits while somebody points at it or has the focus in it; F8 leads there. */
export function UndoBar({ kind, removals }: UndoBarProps) {
  const { t } = useTranslation('bookmarks');
  const { undoable, undo, forget } = removals;
  const button = useRef<HTMLButtonElement>(null);
  const [last] = undoable.slice(-1);
  useHotkey('F8', last !== undefined, () => button.current?.focus());
  return (
    <div className="undo-bar" role="status">
      {last && (
        <UndoToast
          icon={<HeartOff size={20} />}
          title={undoable.length > 1 ? t(`undoBar.${kind}`, { count: undoable.length }) : t('undoBar.one')}
          undoLabel={t('undo')}
          ms={UNDO_MS}
          restartOn={undoable.length}
          onUndo={() => void undo()}
          onEnd={forget}
          buttonRef={button}
        >
          {undoable.length === 1 && last.name}
        </UndoToast>
      )}
    </div>
  );
}

/** Before other listeners of the key, such as the notices, while it is enabled. */
function useHotkey(key: string, isEnabled: boolean, action: () => void) {
  useEffect(() => {
    if (!isEnabled) return;
    const answer = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.stopPropagation();
      action();
    };
    window.addEventListener('keydown', answer, { capture: true });
    return () => window.removeEventListener('keydown', answer, { capture: true });
  }, [key, isEnabled, action]);
}
