import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { TipIconButton } from '../tooltip.tsx';

type BulkBarProps = {
  className: string;
  label: string;
  /** How many rows are selected. */
  count: string;
  /** A note on what the selected rows have in common, or which of them will be skipped. */
  note?: ReactNode;
  /** Extends the selection to the rows of all pages. */
  all?: { label: string; onSelect: () => void; isBusy?: boolean } | undefined;
  clear: { label: string; onClear: () => void; isText?: boolean };
  children: ReactNode;
};

/** Shows how many rows are selected and what can be done to all of them. */
export function BulkBar({ className, label, count, note, all, clear, children }: BulkBarProps) {
  return (
    <section className={className} aria-label={label}>
      <p>
        <b role="status">{count}</b>
        {note && <span aria-live="polite">{note}</span>}
        {all && (
          <button type="button" disabled={all.isBusy} onClick={all.onSelect}>
            {all.label}
          </button>
        )}
      </p>
      {children}
      {clear.isText ? (
        <Button variant="secondary" size="s" onClick={clear.onClear}>
          {clear.label}
        </Button>
      ) : (
        <TipIconButton label={clear.label} icon={<X size={20} />} onClick={clear.onClear} />
      )}
    </section>
  );
}
