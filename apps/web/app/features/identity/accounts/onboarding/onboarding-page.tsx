import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const LEAD = 'mt-3 max-w-[42rem] text-fs-5 text-ink-2 leading-[1.45] max-md:text-fs-6';

type OnboardingPageProps = { title: string; lead: string; children: ReactNode };

export function OnboardingPage({ title, lead, children }: OnboardingPageProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <>
      <header className="wrap pt-10 pb-7 max-md:pt-6 max-md:pb-5">
        <h1 className="text-[clamp(2rem,4vw,3.25rem)] leading-none tracking-[-0.035em]">{title}</h1>
        <p className={LEAD}>{lead}</p>
        <noscript>
          <p className={clsx('note', LEAD)}>{t('needsScript')}</p>
        </noscript>
      </header>
      {children}
    </>
  );
}
