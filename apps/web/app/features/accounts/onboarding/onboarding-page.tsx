import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type OnboardingPageProps = { title: string; lead: string; children: ReactNode };

export function OnboardingPage({ title, lead, children }: OnboardingPageProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <>
      <header className="wrap ob-head">
        <h1>{title}</h1>
        <p>{lead}</p>
        <noscript>
          <p className="note">{t('needsScript')}</p>
        </noscript>
      </header>
      {children}
    </>
  );
}
