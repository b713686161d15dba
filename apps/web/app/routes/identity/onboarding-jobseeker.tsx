import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnboardingPage } from '../../features/identity/accounts/onboarding/onboarding-page.tsx';
import { RowSkeleton } from '../../features/identity/accounts/onboarding/row-skeleton.tsx';
import { SeekerOnboarding } from '../../features/identity/accounts/onboarding/seeker-onboarding.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useSession } from '../../session/use-session.ts';

export const handle = {
  title: 'accounts:onboarding.seeker.meta.title',
  namespaces: ['accounts', 'job-fields', 'problems'],
};

export default function OnboardingSeekerPage() {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { account, reload } = useSession();
  const [isCurrent, setIsCurrent] = useState(false);
  const isSignedIn = account !== null;
  // The profile may have changed since the session was read, and the form begins with it.
  useEffect(() => {
    if (isSignedIn) void reload().finally(() => setIsCurrent(true));
  }, [isSignedIn, reload]);
  return (
    <OnboardingPage title={t('seeker.title')} lead={t('seeker.lead')}>
      <RequireSession role={['job_seeker']} skeleton={<RowSkeleton />}>
        {(account) => (isCurrent ? <SeekerOnboarding account={account} reload={reload} /> : <RowSkeleton />)}
      </RequireSession>
    </OnboardingPage>
  );
}
