import { useTranslation } from 'react-i18next';
import { OnboardingPage } from '../features/accounts/onboarding/onboarding-page.tsx';
import { RowSkeleton } from '../features/accounts/onboarding/row-skeleton.tsx';
import { SeekerOnboarding } from '../features/accounts/onboarding/seeker-onboarding.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/onboarding-jobseeker';
import '../features/accounts/onboarding/onboarding.css';

export const handle = { namespaces: ['accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts', 'onboarding');
  return {
    meta: pageMeta(context, {
      title: t('seeker.meta.title'),
      description: t('seeker.meta.description'),
      path: '/onboarding-jobseeker',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function OnboardingSeekerPage() {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { reload } = useSession();
  return (
    <OnboardingPage title={t('seeker.title')} lead={t('seeker.lead')}>
      <RequireSession role={['job_seeker']} skeleton={<RowSkeleton />}>
        {(account) => <SeekerOnboarding account={account} reload={reload} />}
      </RequireSession>
    </OnboardingPage>
  );
}
