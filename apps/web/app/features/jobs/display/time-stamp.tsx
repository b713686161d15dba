import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { ShiftCell } from './shift-cell.tsx';

type TimeStampProps = { shift: Shift; time: string; label: string; className?: string };

/** Renders a time of the ward's day: „T 12:00 Aushang“. */
export function TimeStamp({ shift, time, label, className }: TimeStampProps) {
  return (
    <p className={clsx('stamp', className)}>
      <ShiftCell shift={shift} />
      <span className="num">{time}</span>
      <i>{label}</i>
    </p>
  );
}
