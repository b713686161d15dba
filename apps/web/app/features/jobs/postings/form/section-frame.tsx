import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type SectionName, sectionId } from './form-fields.ts';

/** Draws a sheet among the fields, on a phone from edge to edge. */
export const SHEET =
  'overflow-hidden rounded-sheet border border-line bg-sheet max-md:mx-[calc(-1*var(--gutter))] max-md:rounded-none max-md:border-x-0';

/** Renders a section of the form with its question and what it is for. */
export function SectionFrame({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation('job-postings');
  return (
    <section className="pj-section" id={sectionId(name)} aria-labelledby={`${sectionId(name)}-title`}>
      <header>
        <h2 id={`${sectionId(name)}-title`} tabIndex={-1}>
          {t(`form.section.${name}.title`)}
        </h2>
        <p>{t(`form.section.${name}.lead`)}</p>
      </header>
      {children}
    </section>
  );
}
