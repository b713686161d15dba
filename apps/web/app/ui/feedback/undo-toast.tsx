import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { useCountdown } from '../use-countdown.ts';

type UndoToastProps = {
  className?: string;
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  undoLabel: string;
  ms: number;
  /** Another value begins again with the whole time. */
  restartOn: unknown;
  onUndo: () => void;
  onEnd: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
};

/**
 * Shows an action that can be undone for a while. The clock stops while somebody points at the toast or has the focus in it; a pointer
 * that rests where the toast appears does not count until it moves.
 */
export function UndoToast({
  className,
  icon,
  title,
  children,
  undoLabel,
  ms,
  restartOn,
  onUndo,
  onEnd,
  buttonRef,
}: UndoToastProps) {
  const [isPaused, setIsPaused] = useState(false);
  useCountdown({ ms, restartOn, isRunning: !isPaused, onEnd });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the clock
    <div
      className={clsx('toast undo-toast', className)}
      onPointerMove={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {icon}
      <span className="toast-text">
        <b className="toast-title">{title}</b>
        {children}
      </span>
      <button ref={buttonRef} type="button" className="toast-action" onClick={onUndo}>
        {undoLabel}
      </button>
      <i
        key={String(restartOn)}
        className={isPaused ? 'undo-clock undo-paused' : 'undo-clock'}
        style={{ '--undo-time': `${ms}ms` } as CSSProperties}
        aria-hidden="true"
      />
    </div>
  );
}
