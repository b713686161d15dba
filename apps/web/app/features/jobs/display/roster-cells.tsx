import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useShiftLetters } from './shift.ts';

/** A free day, a shift, or a character standing in the row where a duty should be. */
export type RosterCellMark = Shift | null | { text: string; look: 'dash' | 'gap' };

/** The rows of the pages that are not there. */
export const NOT_FOUND_CELLS: readonly RosterCellMark[] = [
  'early',
  'early',
  { text: '4', look: 'dash' },
  { text: '0', look: 'dash' },
  { text: '4', look: 'dash' },
  null,
  'night',
];
export const OUTAGE_CELLS: readonly RosterCellMark[] = [
  'day',
  'day',
  { text: '!', look: 'gap' },
  'day',
  null,
  null,
  null,
];

export function RosterCells({
  cells,
  label,
  className,
}: {
  cells: readonly RosterCellMark[];
  label: string;
  className?: string;
}) {
  const letters = useShiftLetters();
  return (
    <div className={clsx('row-cells', className)} role="img" aria-label={label}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days never change places
        <b key={index} className={clsx('cell', paint(cell))} aria-hidden="true">
          {cell === null ? null : typeof cell === 'string' ? letters[cell] : cell.text}
        </b>
      ))}
    </div>
  );
}

function paint(cell: RosterCellMark): string {
  if (cell === null) return 'cell-free';
  return typeof cell === 'string' ? `sh-${cell}` : `cell-${cell.look}`;
}
