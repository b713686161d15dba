import { useTranslation } from 'react-i18next';
import { LinkRequests } from '../features/accounts/dashboard/link-requests.tsx';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { OverviewFigures } from '../features/admins/overview-figures.tsx';
import { OpenReports } from '../features/reports/open-reports.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireAdmin } from '../session/require-admin.tsx';
import type { Route } from './+types/admin-dashboard';

export const handle = { namespaces: ['admins', 'accounts', 'reports', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admins');
  return {
    meta: pageMeta(context, {
      title: t('overview.meta.title'),
      description: t('overview.meta.description'),
      path: '/admin-dashboard',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminDashboardPage() {
  const { t } = useTranslation('admins');
  return (
    <AccountPage title={t('overview.title')} lead={t('overview.lead')}>
      <RequireAdmin>
        <div className="grid gap-6">
          <OverviewFigures />
          <OpenReports />
          <LinkRequests />
        </div>
      </RequireAdmin>
    </AccountPage>
  );
}
