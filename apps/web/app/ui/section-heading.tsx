import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type SectionHeadingProps = {
  /** The id for aria-labelledby of the section. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Appears before the title. */
  stamp?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2';
  className?: string;
};

export function SectionHeading({ id, title, lead, stamp, action, as: Heading = 'h2', className }: SectionHeadingProps) {
  return (
    <header className={clsx('sec-head', !stamp && 'md:grid-cols-[minmax(0,1fr)_auto]', className)}>
      {stamp}
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
