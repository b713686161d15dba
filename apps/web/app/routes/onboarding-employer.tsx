import { useTranslation } from 'react-i18next';
import { EmployerOnboarding } from '../features/onboarding/employer-onboarding.tsx';
import { OnboardingPage } from '../features/onboarding/onboarding-page.tsx';
import { RowSkeleton } from '../features/onboarding/row-skeleton.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/onboarding-employer';
import '../features/onboarding/onboarding.css';

export const handle = { namespaces: ['onboarding', 'job-fields', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'onboarding');
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
  const { t } = useTranslation('onboarding');
  const { reload } = useSession();
  return (
    <OnboardingPage title={t('employer.title')} lead={t('employer.lead')}>
      <RequireSession role={['employer']} skeleton={<RowSkeleton />}>
        {(account) => <EmployerOnboarding account={account} reload={reload} />}
      </RequireSession>
    </OnboardingPage>
  );
}
