import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type FoldProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean /** Folds of one name close each other. */;
  name?: string;
  className?: string;
};

export function Fold({ summary, children, open, name, className }: FoldProps) {
  return (
    <details className={clsx('fold', className)} open={open} name={name}>
      <summary>
        {summary}
        <ChevronDown size={20} />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  );
}

export type AccordionItem = { id: string; summary: ReactNode; content: ReactNode };

export function Accordion({ items, className }: { items: readonly AccordionItem[]; className?: string }) {
  return (
    <div className={className}>
      {items.map((item) => (
        <Fold key={item.id} summary={item.summary}>
          {item.content}
        </Fold>
      ))}
    </div>
  );
}
