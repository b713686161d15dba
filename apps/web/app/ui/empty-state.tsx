import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { EmptyArt, type EmptyArtKind } from './empty-art.tsx';

export type EmptyStateProps = {
  art?: EmptyArtKind;
  title: ReactNode;
  /** Why it is empty and what helps now. */
  text?: ReactNode;
  actions?: ReactNode;
  as?: 'h2' | 'h3';
  className?: string;
};

export function EmptyState({ art = 'roster', title, text, actions, as: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={clsx('empty', className)}>
      <EmptyArt kind={art} />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
