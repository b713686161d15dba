import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its name for those who cannot see the icon, and the tooltip of the browser. */
  label: string;
  icon: ReactNode;
  /** `line` has the border of a secondary button. */
  look?: 'plain' | 'line';
};

export function IconButton({ label, icon, look = 'plain', className, ...rest }: IconButtonProps) {
  const paint = look === 'line' ? buttonClass({ variant: 'secondary' }, 'btn-icon') : 'icon-btn';
  return (
    <button type="button" title={label} {...rest} className={clsx(paint, className)} aria-label={label}>
      {icon}
    </button>
  );
}
