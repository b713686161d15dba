import { useTranslation } from 'react-i18next';
import { EmployerOnboarding } from '../../features/identity/accounts/onboarding/employer-onboarding.tsx';
import { OnboardingPage } from '../../features/identity/accounts/onboarding/onboarding-page.tsx';
import { RowSkeleton } from '../../features/identity/accounts/onboarding/row-skeleton.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';

export const handle = {
  title: 'accounts:onboarding.employer.meta.title',
  namespaces: ['accounts', 'job-fields', 'problems'],
};

export default function OnboardingEmployerPage() {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { reload } = useSession();
  return (
    <OnboardingPage title={t('employer.title')} lead={t('employer.lead')}>
      <RequireSession role={['employer']} skeleton={<RowSkeleton />}>
        {(account) => <EmployerOnboarding account={account} reload={reload} />}
      </RequireSession>
    </OnboardingPage>
  );
}
