import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Fills what has too few ads for a figure. */
export const HATCHED = 'bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--line)_4px_6px)]';
export const PANEL = 'rounded-sheet border border-line bg-sheet p-8 max-md:px-4 max-md:py-5';
export const SECTION = 'pt-16 max-md:pt-12';
export const SECTION_TITLE = 'text-fs-2 tracking-[-0.028em]';

type SalarySectionProps = {
  id: string;
  title: string;
  text: string;
  count: number;
  asOf?: string;
  children: ReactNode;
};

/** Shows a part of the page with the number of ads behind it. */
export function SalarySection({ id, title, text, count, asOf, children }: SalarySectionProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  return (
    <section className={SECTION} aria-labelledby={id}>
      <header className="mb-6 flex items-end justify-between gap-6 max-md:mb-4 max-md:flex-col max-md:items-start max-md:gap-2">
        <div>
          <h2 id={id} className={SECTION_TITLE}>
            {title}
          </h2>
          <p className="mt-1.5 max-w-[44rem] text-ink-2 leading-[1.5]">{text}</p>
        </div>
        <span className="whitespace-nowrap text-fs-8 text-ink-2">
          {asOf ? t('adsAsOf', { count, date: asOf }) : t('ads', { count })}
        </span>
      </header>
      {children}
    </section>
  );
}

/** Says what the figures above rest on. */
export function FinePrint({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-[52rem] text-fs-8 text-ink-2 leading-[1.5]">{children}</p>;
}
