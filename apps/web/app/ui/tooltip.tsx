import { clsx } from 'clsx';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';

const OPEN_DELAY = 700;

export type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'center' | 'start' | 'end';
  className?: string;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/** Words that explain a control. They open after 700 ms under a pointer and at once with the focus, and Escape closes them. */
export function Tooltip({ content, side = 'top', align = 'center', className, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it
    <span
      className={clsx('tip-anchor', className)}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') timer.current = setTimeout(() => setOpen(true), OPEN_DELAY);
      }}
      onPointerLeave={close}
      onFocus={() => setOpen(true)}
      onBlur={close}
    >
      {cloneElement(children, open ? { 'aria-describedby': id } : {})}
      {open && (
        <span role="tooltip" id={id} className="tip" data-side={side} data-align={align}>
          {content}
        </span>
      )}
    </span>
  );
}
