import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { useSwipeDown } from './use-swipe-down.ts';

export type DialogProps = {
  open: boolean;
  /** Called for the close button, Escape, the phone's back gesture, a press next to the dialog and a swipe that pulls a sheet down. */
  onClose: () => void;
  title: ReactNode;
  /** Stand above and below the title, in the head that does not scroll. */
  above?: ReactNode;
  below?: ReactNode;
  footer?: ReactNode;
  /** `right` and `bottom` are sheets, `full` takes the whole window. */
  side?: 'center' | 'right' | 'bottom' | 'full';
  /** On a phone it comes from below, whatever its side. */
  phoneBottom?: boolean;
  wide?: boolean;
  /** Its content is for reading: the keyboard gets a stop to scroll it by. */
  isText?: boolean;
  /** The focus begins in the first field, not on the button that closes. */
  focusesField?: boolean;
  className?: string;
  children: ReactNode;
};

/** Renders the browser's own modal dialog: it traps and returns the focus, and makes the page behind inert. */
export function Dialog({
  open,
  onClose,
  title,
  above,
  below,
  footer,
  side = 'center',
  phoneBottom = true,
  wide,
  isText,
  focusesField,
  className,
  children,
}: DialogProps) {
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const swipe = useSwipeDown(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    if (focusesField) findField(element)?.focus({ preventScroll: true });
    return () => {
      element.close();
      // The browser gives the focus back only if the dialog is still in the page when it closes.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open, focusesField]);

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser reports as cancel
    <dialog
      ref={dialog}
      className={clsx(
        'dlg',
        side === 'right' && 'dlg-side',
        side === 'bottom' && 'dlg-bottom',
        side === 'full' && 'dlg-full',
        phoneBottom && 'dlg-phone-bottom',
        wide && 'dlg-wide',
        className,
      )}
      aria-labelledby={titleId}
      {...swipe}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
      }}
    >
      <div className="dlg-head">
        <div className="dlg-title">
          {above}
          <h2 id={titleId}>{title}</h2>
          {below}
        </div>
        <IconButton label={t('dialog.close')} icon={<X size={24} />} onClick={onClose} />
      </div>
      <div className="dlg-body" {...(isText && { role: 'region', tabIndex: 0, 'aria-labelledby': titleId })}>
        {children}
      </div>
      {footer && <div className="dlg-foot">{footer}</div>}
    </dialog>
  );
}

/** The chosen one of radio buttons, otherwise whatever field comes first. */
function findField(dialog: Element): HTMLElement | null {
  const fields = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';
  const first = dialog.querySelector<HTMLInputElement>(`.dlg-body :is(${fields})`);
  if (first?.type !== 'radio') return first;
  return dialog.querySelector<HTMLElement>(`.dlg-body input[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
