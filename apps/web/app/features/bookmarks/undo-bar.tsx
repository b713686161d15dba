import type { BookmarkKind } from '@stellenvisite/contract/bookmarks';
import { HeartOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './use-countdown.ts';
import type { Removals } from './use-removals.ts';

const UNDO_MS = 6000;

type UndoBarProps = { kind: BookmarkKind; removals: Pick<Removals, 'undoable' | 'undo' | 'forget'> };

/** Several removals are one bar. It waits while somebody points at it or has the focus in it; F8 leads there. */
export function UndoBar({ kind, removals }: UndoBarProps) {
  const { t } = useTranslation('bookmarks');
  const { undoable, undo, forget } = removals;
  const [isHeld, setIsHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [last] = undoable.slice(-1);
  const isShown = last !== undefined;
  useCountdown({ ms: UNDO_MS, restartOn: undoable.length, isRunning: isShown && !isHeld, onEnd: forget });
  useHotkey('F8', isShown, () => button.current?.focus());
  return (
    <div className="undo-bar" role="status">
      {last && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
        <div
          className="toast"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <HeartOff size={20} />
          <span className="toast-text">
            <b className="toast-title">
              {undoable.length > 1 ? t(`undoBar.${kind}`, { count: undoable.length }) : t('undoBar.one')}
            </b>
            {undoable.length === 1 && last.name}
          </span>
          <button ref={button} type="button" className="toast-action" onClick={() => void undo()}>
            {t('undo')}
          </button>
          <i key={undoable.length} className={isHeld ? 'undo-clock undo-held' : 'undo-clock'} aria-hidden="true" />
        </div>
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
