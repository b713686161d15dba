import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeProps = {
  kind?: 'neutral' | 'top' | 'new' | 'answer' | 'good' | 'warn' | 'info';
  /** On a tinted ground the badge takes the colour of the sheet. */
  onTint?: boolean;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Badge({ kind = 'neutral', onTint, icon, className, children }: BadgeProps) {
  return (
    <span className={clsx('badge', `badge-${kind}`, onTint && 'badge-on-tint', className)}>
      {icon}
      {children}
    </span>
  );
}
