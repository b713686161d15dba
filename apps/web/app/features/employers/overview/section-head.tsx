import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SectionHeadProps = { id: string; title: string; lead?: ReactNode; className?: string; children?: ReactNode };

/** Heads a card of the overview: its title, what it says, and the way to all of it. */
export function SectionHead({ id, title, lead, className, children }: SectionHeadProps) {
  const heading = (
    <h2 className="text-[1.125rem] tracking-[-0.015em] leading-[1.3]" id={id}>
      {title}
    </h2>
  );
  return (
    <header
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-5 max-md:px-gutter',
        className ?? 'pb-4',
      )}
    >
      {lead === undefined ? (
        heading
      ) : (
        <div>
          {heading}
          {lead}
        </div>
      )}
      {children}
    </header>
  );
}
