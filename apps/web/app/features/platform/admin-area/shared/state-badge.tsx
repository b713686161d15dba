import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type StateBadgeProps = { tone: 'ok' | 'warn' | 'bad' | 'wait' | 'off'; icon: LucideIcon; children: ReactNode };

/** A state is always an icon and a word. */
export function StateBadge({ tone, icon: Icon, children }: StateBadgeProps) {
  return (
    <span className={clsx('adm-state', `adm-state-${tone}`)}>
      <Icon size={15} />
      {children}
    </span>
  );
}
