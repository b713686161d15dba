import { useTranslation } from 'react-i18next';
import { EmployerOnboarding } from '../features/accounts/onboarding/employer-onboarding.tsx';
import { OnboardingPage } from '../features/accounts/onboarding/onboarding-page.tsx';
import { RowSkeleton } from '../features/accounts/onboarding/row-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/onboarding-employer';
import '../features/accounts/onboarding/onboarding.css';

export const handle = { namespaces: ['accounts', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts', 'onboarding');
  return {
    meta: pageMeta(context, {
      title: t('employer.meta.title'),
      description: t('employer.meta.description'),
      path: '/onboarding-employer',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

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
