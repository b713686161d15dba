import { clsx } from 'clsx';
import { Check, Info, PenLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const ICON = { info: Info, warn: TriangleAlert, good: Check, you: PenLine } as const;

export type NoteProps = {
  tone?: keyof typeof ICON;
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
};

/** Renders a message that stays in the page. */
export function Note({ tone = 'info', role, className, children }: NoteProps) {
  const Icon = ICON[tone];
  return (
    <div className={clsx('note', tone !== 'info' && `note-${tone}`, className)} role={role}>
      <Icon size={20} />
      <div>{children}</div>
    </div>
  );
}
