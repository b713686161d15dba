import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type SalarySectionProps = {
  id: string;
  title: string;
  text: string;
  count: number;
  asOf?: string;
  children: ReactNode;
};

/** A part of the page with the number of ads behind it. */
export function SalarySection({ id, title, text, count, asOf, children }: SalarySectionProps) {
  const { t } = useTranslation('salaries', { keyPrefix: 'list' });
  return (
    <section className="sal-section" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <span className="sal-ads">{asOf ? t('adsAsOf', { count, date: asOf }) : t('ads', { count })}</span>
      </header>
      {children}
    </section>
  );
}
