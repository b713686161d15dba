import type { Shift } from '@stellenvisite/contract/duty';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ShiftCell } from './shift-cell.tsx';

export type TimeStampProps = { shift: Shift; time: string; label: string; className?: string };

/** A time of the ward's day: „T 12:00 Aushang“. */
export function TimeStamp({ shift, time, label, className }: TimeStampProps) {
  return (
    <p className={clsx('stamp', className)}>
      <ShiftCell shift={shift} />
      <span className="num">{time}</span>
      <i>{label}</i>
    </p>
  );
}

export type SectionHeadingProps = {
  /** The id for aria-labelledby of the section. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  stamp?: TimeStampProps;
  action?: ReactNode;
  as?: 'h1' | 'h2';
  className?: string;
};

export function SectionHeading({ id, title, lead, stamp, action, as: Heading = 'h2', className }: SectionHeadingProps) {
  return (
    <header className={clsx('sec-head', !stamp && 'md:grid-cols-[minmax(0,1fr)_auto]', className)}>
      {stamp && <TimeStamp {...stamp} />}
      <div>
        <Heading id={id} className="sec-title">
          {title}
        </Heading>
        {lead && <p className="sec-lead">{lead}</p>}
      </div>
      {action && <div className="sec-action">{action}</div>}
    </header>
  );
}
