import type { ReactNode } from 'react';
import { BUILDING_KINDS } from '../../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../jobs/display/employer/buildings/employer-building.tsx';

export type ClosingBandProps = { id: string; title: string; text: string; actions: ReactNode };

const STREET = BUILDING_KINDS.slice(0, 4);

/** Renders the last words of an information page: the street at night, in both themes. */
export function ClosingBand({ id, title, text, actions }: ClosingBandProps) {
  return (
    <section
      className="no-print overflow-clip border-night-line border-b-4 bg-night"
      data-theme="nacht"
      aria-labelledby={id}
    >
      <div className="wrap grid items-end gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="py-16 md:py-20">
          <h2 id={id} className="text-fs-2 text-ink">
            {title}
          </h2>
          <p className="mt-3 max-w-[40rem] text-fs-5 text-ink-2">{text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">{actions}</div>
        </div>
        <div className="-mb-px hidden items-end gap-8 lg:flex" aria-hidden="true">
          {STREET.map((kind) => (
            <EmployerBuilding key={kind} kind={kind} seed={kind} night className="h-48 w-auto" />
          ))}
        </div>
      </div>
    </section>
  );
}
