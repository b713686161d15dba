import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type ApplySectionProps = {
  number: number;
  isDone: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** At the right end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A numbered part of the application; a tick once nothing is missing in it. */
export function ApplySection({ number, isDone, title, text, aside, children }: ApplySectionProps) {
  const { t } = useTranslation('applications');
  const heading = useId();
  return (
    <section className="apl-s" aria-labelledby={heading}>
      <header>
        <span className={isDone ? 'apl-no apl-no-done' : 'apl-no'}>
          {isDone ? <Check size={18} aria-label={t('apply.done')} /> : number}
        </span>
        <h2 id={heading}>{title}</h2>
        {aside}
        {text && <p>{text}</p>}
      </header>
      {children}
    </section>
  );
}
