import { useTranslation } from 'react-i18next';
import { ProfilePrompt } from '../features/accounts/area/profile-prompt.tsx';
import { ActingEmployers } from '../features/accounts/dashboard/acting-employers.tsx';
import { DashboardHead } from '../features/accounts/dashboard/dashboard-head.tsx';
import { LinkRequests } from '../features/accounts/dashboard/link-requests.tsx';
import { EmployerListSkeleton } from '../features/employers/shared/employer-skeletons.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/use-session.ts';
import type { Route } from './+types/employer-dashboard';

export const handle = { namespaces: ['accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'accounts', 'dashboard');
  return {
    meta: pageMeta(context, {
      title: t('employer.meta.title'),
      description: t('employer.meta.description'),
      path: '/employer-dashboard',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function EmployerDashboardPage() {
  const { t } = useTranslation('accounts', { keyPrefix: 'dashboard' });
  const { account } = useSession();
  return (
    <>
      <DashboardHead name={account?.fullName || null} lead={t('employer.lead')} />
      <RequireSession role={['employer']} skeleton={<EmployerListSkeleton count={2} />}>
        {(employer) => (
          <div className="dash">
            <div>
              <ActingEmployers mappings={employer.employers} />
              {employer.employers.some(({ isActive }) => isActive) && <LinkRequests />}
            </div>
            <ProfilePrompt account={employer} />
          </div>
        )}
      </RequireSession>
    </>
  );
}
