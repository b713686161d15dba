import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { searchSummary } from './shared/search-summary.ts';
import { useAlertWords } from './shared/use-alert-words.ts';

type AlertFrameProps = {
  title: string;
  text: ReactNode;
  /** Of a page that answers a step: it is announced, since it replaces the page before. */
  icon?: LucideIcon;
  isGood?: boolean;
  children: ReactNode;
};

/** Renders the frame of the short pages about an alert, which need no account. */
export function AlertFrame({ title, text, icon: Icon, isGood = false, children }: AlertFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswer = Icon !== undefined;
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <section className="wrap py-10 md:py-20">
      <div className="mx-auto max-w-[34rem]">
        {Icon && (
          <span
            className={clsx(
              'mb-6 grid size-14 place-items-center rounded-control',
              isGood ? 'bg-good-tint text-good' : 'bg-sheet-2 text-ink',
            )}
            aria-hidden="true"
          >
            <Icon size={28} />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1} className="text-fs-2 leading-head outline-none">
          {title}
        </h1>
        <p className="mt-3 text-fs-6 text-ink-2 leading-[1.5]">{text}</p>
        {children}
      </div>
    </section>
  );
}

type AlertCardProps = {
  title: string;
  query: string;
  frequency: AlertFrequency;
  isActive?: boolean;
  children?: ReactNode;
};

/** Renders the alert that a page is about: its search, how often it writes, and its state. */
export function AlertCard({ title, query, frequency, isActive = false, children }: AlertCardProps) {
  const { t } = useTranslation('job-alerts');
  const criteria = searchSummary(query, useAlertWords());
  // The proposed name is made of the criteria: they are not repeated.
  const isNamed = criteria.every((label) => title.includes(label));
  const when = t(`frequency.${frequency}.when`);
  return (
    <div
      className={clsx(
        'mt-6 rounded-sheet border p-5',
        isActive ? 'border-marker-2 bg-marker-soft' : 'border-line bg-sheet',
      )}
    >
      <h2 className="wrap-anywhere text-fs-5">{title}</h2>
      <p className="wrap-anywhere mt-1 mb-2">{isNamed ? when : `${criteria.join(', ')} · ${when}`}</p>
      {children}
    </div>
  );
}
