import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useShiftLetters } from './shift.ts';

export type ShiftCellProps = {
  /** Null draws a free day. */
  shift: Shift | null;
  /** `gap` is an unfilled duty: hatching means missing. */
  look?: 'filled' | 'gap' | 'dash';
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
};

/** Renders one letter of the roster. It is decoration: the text next to or around it must say the shift in words. */
export function ShiftCell({ shift, look = 'filled', size = 'm', className }: ShiftCellProps) {
  const letters = useShiftLetters();
  const paint = look === 'filled' ? (shift ? `sh-${shift}` : 'cell-free') : `cell-${look}`;
  return (
    <b className={clsx('cell', paint, size !== 'm' && `cell-${size}`, className)} aria-hidden="true">
      {shift && letters[shift]}
    </b>
  );
}
